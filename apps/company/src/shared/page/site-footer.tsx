import { FooterLinks } from "@tomoru/web/frame/footer-links.tsx";
import { paths } from "../../app/paths.ts";
import { useWords } from "../site.ts";

type SiteFooterProps = { withTheme?: boolean; withLanguage?: boolean };

export function SiteFooter(props: SiteFooterProps) {
  const { frame, shell } = useWords();
  const links = [
    { label: frame.pricing, path: paths.pricing },
    { label: shell.terms, path: paths.terms },
    { label: shell.privacyPolicy, path: paths.privacyPolicy },
    { label: frame.commerce, path: paths.commerce },
  ];
  return <FooterLinks links={links} {...props} />;
}
