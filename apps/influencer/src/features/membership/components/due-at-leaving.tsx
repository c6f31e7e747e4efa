import { Phrases } from "@tomoru/ui/text/phrases";
import { useLanguage } from "../../../shared/site.ts";
import { useClosePreview } from "../membership.queries.ts";
import { DueNote } from "./due-note.tsx";
import styles from "./leaving.module.css";

type Props = { becomes: string; noBank: (amount: string) => string };

/** What is paid of reported deals although somebody leaves, then what else is due: that there is nothing is said only once both are known. */
export function DueAtLeaving({ becomes, noBank }: Props) {
  const { words, format } = useLanguage();
  const { due, deletion } = words.membership;
  const { data, failure } = useClosePreview();
  if (!data) {
    return (
      <div role="status">
        <p className={styles.money}>{failure ? due.loadFailed : due.loading}</p>
        <p>
          <Phrases>{becomes}</Phrases>
        </p>
      </div>
    );
  }
  const { yen, hasBank } = data.paidLater;
  const amount = format.yen(yen);
  return (
    <>
      {yen > 0 ? (
        <p className={styles.money}>
          <Phrases>{hasBank ? deletion.deals.paidLater(amount) : noBank(amount)}</Phrases>
        </p>
      ) : null}
      <DueNote becomes={becomes} toldYen={yen} />
    </>
  );
}
