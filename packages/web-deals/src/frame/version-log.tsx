import { TextLink } from "@tomoru/ui/actions/button";
import { VisuallyHidden } from "@tomoru/ui/layout/visually-hidden";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import { Link } from "react-router";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./log.module.css";

/** The versions, newest first, each with its sheet. */
export function VersionLog({ deal }: { deal: Deal }) {
  const { paths } = useDealSite();
  const { words, format } = useDealLanguage();
  const { moment } = useMoments();
  const { versions: say } = words.frame;
  const { dealId, versions, contractVersion, company, creator } = deal;
  const names = { company: company.name, creator: creator.name };
  if (versions.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{say.title}</h2>
      <ol className={styles.log}>
        {versions.toReversed().map(({ version, by, sentAt }) => (
          <li key={version}>
            <span className={styles.what}>
              <strong>{say.version(version)}</strong>{" "}
              {version === 1 ? say.first(names[by]) : say.by[by](names[by])}
              {version === contractVersion ? <span className={styles.agreed}>{say.agreed}</span> : null}
            </span>
            <time dateTime={sentAt}>{moment(sentAt)}</time>
            <TextLink render={<Link to={paths.sheet({ dealId, version })} />}>
              {say.open}
              <VisuallyHidden>{format.dot + say.version(version)}</VisuallyHidden>
            </TextLink>
          </li>
        ))}
      </ol>
    </section>
  );
}
