import type { CompanyHome } from "@tomoru/contract/company/home";
import { Avatar } from "@tomoru/ui/data/avatar";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import { UsersRound } from "lucide-react";
import { Link } from "react-router";
import { useLanguage } from "../../../shared/site.ts";
import { newsOf } from "../changes.view.ts";
import styles from "./changes-feed.module.css";
import { HomeCard } from "./home-card.tsx";

type ChangesFeedProps = Pick<CompanyHome, "changes" | "changesSince">;

/** What others have done, newest first. */
export function ChangesFeed({ changes, changesSince }: ChangesFeedProps) {
  const { words } = useLanguage();
  const moments = useMoments();
  const { home } = words;
  return (
    <HomeCard
      id="changes"
      title={home.changes.title}
      since={home.changes.since(moments.moment(changesSince))}
    >
      <ul className={styles.feed}>
        {changes.map((change) => {
          const { key, name, text, to, at } = newsOf(change, home);
          return (
            <li key={key}>
              {name === null ? (
                <span className={styles.picture} aria-hidden="true">
                  <UsersRound size={15} />
                </span>
              ) : (
                <Avatar name={name} size="small" />
              )}
              <Link className={styles.text} to={to}>
                {name === null ? null : <b>{name}</b>}
                {text}
              </Link>
              <time dateTime={at}>{moments.time(at)}</time>
            </li>
          );
        })}
      </ul>
    </HomeCard>
  );
}
