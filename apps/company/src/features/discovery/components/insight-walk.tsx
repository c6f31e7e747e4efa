import { BackLink } from "@tomoru/ui/actions/back-link";
import { IconButton } from "@tomoru/ui/actions/icon-button";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { MouseEvent } from "react";
import { Link, useNavigate } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";
import type { Walk } from "../../../shared/walk.ts";
import { useInsightsLeft } from "../insight.queries.ts";
import type { Walking } from "../use-walk.ts";
import styles from "./insight-walk.module.css";

/** The way back, and on to the accounts before and behind; each that is opened counts, so what is left stands here. */
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
  const navigate = useNavigate();
  if (!walk) return <BackLink label={back.toSearch} render={<Link to={paths.creators} />} />;
  const { from } = walk;
  // The entry before is the page itself, at its place.
  function goBack(event: MouseEvent) {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || isTurned(walk)) return;
    event.preventDefault();
    void navigate(-1);
  }
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
          onClick={goBack}
        />
      }
    />
  );
}

const isTurned = (walk: Walk | null) => walk?.from.kind === "search" && walk.from.isElsewhere === true;
