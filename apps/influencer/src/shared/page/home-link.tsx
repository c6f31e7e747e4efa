import { brand } from "@tomoru/i18n/brand";
import { Logo } from "@tomoru/ui/layout/logo";
import { SiteLink } from "@tomoru/web/routes/page-router.tsx";
import { paths } from "../../app/paths.ts";

/** The logo; it leads home. */
export function HomeLink() {
  return (
    <SiteLink to={paths.home}>
      <Logo wordmark={brand} />
    </SiteLink>
  );
}
