import { brand } from "@tomoru/i18n/brand";
import { Logo } from "@tomoru/ui/layout/logo";
import { Link } from "react-router";
import { paths } from "../../app/paths.ts";

/** The logo; it leads home. */
export function HomeLink() {
  return (
    <Link to={paths.home}>
      <Logo wordmark={brand} />
    </Link>
  );
}
