import { checkLabel, fold } from "@tomoru/contract/deals/label-check";
import type { Deal } from "../deal-site.tsx";
import { useDealLanguage } from "../use-deal-language.ts";
import { CheckLine } from "./check-line.tsx";
import styles from "./delivery.module.css";
import { folded, labelled, labelSaid } from "./label.view.ts";

type Shown = { deal: Deal; draft: { caption: string; title?: string | null } };

/** As the feed folds it. */
export function DraftCaption({ deal, draft }: Shown) {
  const { words } = useDealLanguage();
  const { draft: say } = words.delivery;
  const [shown, hidden] = folded(draft.caption, deal.platform);
  return (
    <section className={styles.part}>
      <h3>{say.feed}</h3>
      <div className={styles.feed}>
        {draft.title ? <p className={styles.title}>{draft.title}</p> : null}
        <p className={styles.caption}>
          {shown}
          {hidden ? <span className={styles.fold}>… {say.fold}</span> : null}
        </p>
        {hidden ? (
          <p className={styles.hidden}>
            <span>{say.after}</span> {hidden}
          </p>
        ) : null}
      </div>
    </section>
  );
}

/** The same check that the server makes. `isLive`: while somebody types. */
export function LabelCheck({ deal, draft, isLive }: Shown & { isLive?: boolean }) {
  const { words } = useDealLanguage();
  const { label: say } = words.delivery;
  const isUntyped = isLive === true && draft.caption.trim() === "" && !draft.title?.trim();
  const { isOk, text, note } = isUntyped
    ? { isOk: null, text: say.untyped, note: say.untypedFix(fold.lines, fold.characters[deal.platform]) }
    : labelSaid(checkLabel(labelled(deal, draft)), words.delivery);
  return (
    <section className={styles.part}>
      <div className={styles.heading}>
        <h3>{say.title}</h3>
        {isLive ? <span className={styles.note}>{say.live}</span> : null}
      </div>
      <div role={isLive ? "status" : undefined}>
        <ul className={styles.checks}>
          <CheckLine look={isOk === null ? "unknown" : isOk ? "ok" : "ng"} text={text} note={note} />
        </ul>
      </div>
    </section>
  );
}
