import type { Insight } from "@tomoru/contract/company/insight";
import { countryName } from "@tomoru/i18n/country-names";
import { TextLink } from "@tomoru/ui/actions/button";
import { Avatar } from "@tomoru/ui/data/avatar";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { BookmarkCheck } from "lucide-react";
import { useCategories } from "../../../../shared/accounts/categories.queries.ts";
import { AddToListMenu } from "../../../../shared/lists/add-to-list-menu.tsx";
import { ConsultButton } from "../../../../shared/lists/consult-button.tsx";
import { useLanguage } from "../../../../shared/site.ts";
import styles from "./insight-head.module.css";

/** The account, and what can be done with it. */
export function InsightHead({ insight }: { insight: Insight }) {
  const { words } = useLanguage();
  const { creatorId, platform, displayName, profileUrl, lists } = insight;
  usePage({ title: displayName });
  return (
    <div className={styles.head}>
      <Avatar name={displayName} size="large" />
      <div className={styles.names}>
        <h1 tabIndex={-1} className={styles.name}>
          {displayName}
        </h1>
        <p className={styles.about}>{useAbout(insight)}</p>
        <TextLink className={styles.profile} href={profileUrl} external={words.insight.newTab}>
          {words.insight.profile}
        </TextLink>
      </div>
      <div className={styles.end}>
        <InLists lists={lists} />
        <div className={styles.actions} data-sticky-actions>
          <AddToListMenu
            platform={platform}
            creatorIds={[creatorId]}
            listIdsOf={() => lists.map(({ listId }) => listId)}
          />
          <ConsultButton platform={platform} creatorIds={[creatorId]} />
        </div>
      </div>
    </div>
  );
}

function useAbout({ handle, categories, country, gender, ageBand }: Insight): string {
  const { words, format, locale } = useLanguage();
  const { filters } = words.search;
  const named = useCategories().filter(({ value }) => categories.includes(value));
  return format.beside([
    `@${handle}`,
    ...named.map(({ label }) => label),
    country ? countryName(country, locale) : "",
    gender ? filters.genders[gender] : "",
    ageBand ? filters.ages[ageBand] : "",
  ]);
}

function InLists({ lists }: Pick<Insight, "lists">) {
  const { insight: say } = useLanguage().words;
  const [first, ...others] = lists;
  if (!first) return null;
  const notes = lists.filter(({ note }) => note !== "");
  return (
    <div className={styles.lists}>
      <p className={styles.listed}>
        <BookmarkCheck size={16} aria-hidden="true" />
        {others.length > 0 ? say.inMoreLists(first.name, others.length) : say.inLists(first.name)}
      </p>
      {notes.length > 0 ? (
        <ul className={styles.notes} aria-label={say.notes}>
          {notes.map(({ listId, note }) => (
            <li key={listId}>{note}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
