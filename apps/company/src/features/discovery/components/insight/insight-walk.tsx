import { BackLink } from "@tomoru/ui/actions/back-link";
import { IconButton } from "@tomoru/ui/actions/icon-button";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { paths } from "../../../../app/paths.ts";
import { useGoBack } from "../../../../shared/page/use-go-back.ts";
import { useLanguage } from "../../../../shared/site.ts";
import { useInsightsLeft } from "../../insight.queries.ts";
import type { Walking } from "../../use-walk.ts";
import styles from "./insight-walk.module.css";

/** The links back, to the account before and to the next. Each opened account counts, so it shows how many are left. */
export function InsightWalk({ walking }: { walking: Walking }) {
  const { words, format } = useLanguage();
  const { walk: say } = words.insight;
  const { walk, go, has, isFetching, hasFailed } = walking;
  const left = useInsightsLeft();
  return (
    <div className={styles.walk}>
      <WayBack walking={walking} />
      {walk ? (
        <nav className={styles.moves} aria-label={say.label}>
          {left === undefined ? null : <span className={styles.left}>{say.left(format.count(left))}</span>}
          <IconButton
            label={say.previous}
            aria-keyshortcuts="K"
            aria-disabled={!has(-1)}
            icon={<ChevronLeft size={20} aria-hidden="true" />}
            onClick={() => go(-1)}
          />
          <IconButton
            label={say.next}
            aria-keyshortcuts="J"
            aria-disabled={!has(1)}
            aria-busy={isFetching}
            icon={<ChevronRight size={20} aria-hidden="true" />}
            onClick={() => go(1)}
          />
          <span className={styles.keys} title={say.keys} aria-hidden="true">
            <kbd>K</kbd>
            <kbd>J</kbd>
          </span>
        </nav>
      ) : null}
      <p role="status" className={styles.failed}>
        {hasFailed ? say.failed : ""}
      </p>
    </div>
  );
}

function WayBack({ walking: { walk, place } }: { walking: Walking }) {
  const { words, format } = useLanguage();
  const { back } = words.insight;
  const goBack = useGoBack();
  if (!walk) return <BackLink label={back.toSearch} render={<Link to={paths.creators} />} />;
  const { from } = walk;
  if (from.kind === "list")
    return <BackLink label={back.list(from.name)} render={<Link to={from.path} onClick={goBack} />} />;
  const { total } = from;
  const [at, all] = [format.count(place ?? 0), format.count(total?.value ?? 0)];
  const label =
    place === null || total === null
      ? back.search
      : total.isAtLeast
        ? back.searchAtLeast(at, all)
        : back.searchAt(at, all);
  return (
    <BackLink
      label={label}
      render={
        <Link
          to={{ pathname: paths.creators, search: from.address }}
          state={{ before: from.before }}
          onClick={from.isElsewhere === true ? undefined : goBack}
        />
      }
    />
  );
}
