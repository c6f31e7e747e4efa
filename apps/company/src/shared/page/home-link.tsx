import { brand } from "@tomoru/i18n/brand";
import { Logo } from "@tomoru/ui/layout/logo";
import { Link } from "react-router";
import { paths } from "../../app/paths.ts";
import { useWords } from "../site.ts";

/** The logo, and for whom the site is; it leads home. */
export function HomeLink() {
  const { frame } = useWords();
  return (
    <Link to={paths.home}>
      <Logo wordmark={brand} tag={frame.forCompanies} />
    </Link>
  );
}
