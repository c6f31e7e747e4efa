import { FooterLinks } from "@tomoru/web/frame/footer-links.tsx";
import { paths } from "../../app/paths.ts";
import { useWords } from "../site.ts";

type SiteFooterProps = { withTheme?: boolean; withLanguage?: boolean };

export function SiteFooter(props: SiteFooterProps) {
  const { frame } = useWords();
  const links = [{ label: frame.toFront, path: paths.front }];
  return <FooterLinks links={links} {...props} />;
}
