import { signedOutFrame } from "@tomoru/web/frame/signed-out-frame.tsx";
import { HomeLink } from "./home-link.tsx";
import { SiteFooter } from "./site-footer.tsx";

export const SignedOutFrame = signedOutFrame({ HomeLink, SiteFooter });
