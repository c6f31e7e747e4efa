import { pages } from "@tomoru/contract/pages";
import { brand } from "@tomoru/i18n/brand";
import { Logo } from "@tomoru/ui/layout/logo";
import { Link } from "@tomoru/web/router/link.tsx";

/** The logo; it leads home. */
export function HomeLink() {
  return (
    <Link to={pages.home}>
      <Logo wordmark={brand} />
    </Link>
  );
}
