import type { Draft } from "@tomoru/contract/deals/delivery";
import { TextLink } from "@tomoru/ui/actions/button";
import { Tag } from "@tomoru/ui/data/tag";
import { useWords } from "@tomoru/web/i18n/language.store.ts";
import { CircleCheck, Clock3, Undo2 } from "lucide-react";
import type { Deal } from "../deal-site.tsx";
import { ShownImages } from "../files/shown-images.tsx";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./delivery.module.css";
import { DraftCaption } from "./draft-caption.tsx";

/** What comes with a caption. */
export function DraftExtras({ dealId, draft: { note, links, files } }: { dealId: string; draft: Draft }) {
  const { words } = useDealLanguage();
  const common = useWords();
  const { review: say } = words.delivery;
  return (
    <>
      <ShownImages dealId={dealId} files={files} />
      {links.length > 0 ? (
        <section className={styles.part}>
          <h3>{say.links}</h3>
          <ul>
            {links.map((link) => (
              <li key={link} className={styles.address}>
                <TextLink href={link} external={common.common.opensNewTab}>
                  {link}
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {note ? (
        <section className={styles.part}>
          <h3>{say.note}</h3>
          <p className={styles.caption}>{note}</p>
        </section>
      ) : null}
    </>
  );
}

const size = { size: 14, "aria-hidden": true } as const;
const looks = {
  inReview: { tone: "info", icon: <Clock3 {...size} /> },
  changes: { tone: "info", icon: <Undo2 {...size} /> },
  approved: { tone: "primary", icon: <CircleCheck {...size} /> },
} as const;

/** All drafts, newest first, with what was said of each. */
export function DraftList({ deal }: { deal: Deal }) {
  const { words } = useDealLanguage();
  const { draft: say } = words.delivery;
  if (deal.drafts.length === 0) return <p>{say.none}</p>;
  return (
    <ol className={styles.parts} reversed>
      {deal.drafts.toReversed().map((draft) => (
        <li key={draft.draftId} className={styles.parts}>
          <div className={styles.heading}>
            <strong>{say.round(draft.round)}</strong>
            <Tag tone={looks[draft.state].tone} icon={looks[draft.state].icon}>
              {say.states[draft.state]}
            </Tag>
          </div>
          {draft.approvedBy === "clock" ? <p className={styles.note}>{say.byClock}</p> : null}
          <DraftCaption deal={deal} draft={draft} />
          <DraftExtras dealId={deal.dealId} draft={draft} />
          {draft.changes.length > 0 ? (
            <section className={styles.part}>
              <h3>{say.points}</h3>
              <ul className={styles.points}>
                {draft.changes.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </section>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
