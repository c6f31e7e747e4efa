import { FooterLinks } from "@tomoru/web/frame/footer-links.tsx";
import { paths } from "../../app/paths.ts";
import { useWords } from "../site.ts";

const pages = ["terms", "privacyPolicy", "inquiry"] as const;

type SiteFooterProps = { withTheme?: boolean; withLanguage?: boolean };

export function SiteFooter(props: SiteFooterProps) {
  const { shell } = useWords();
  return <FooterLinks links={pages.map((page) => ({ label: shell[page], path: paths[page] }))} {...props} />;
}
