import { Phrases } from "@tomoru/ui/text/phrases";
import { useLanguage } from "../../../shared/site.ts";
import { useClosePreview } from "../membership.queries.ts";
import { dueOf } from "../membership.view.ts";
import styles from "./leaving.module.css";

type Props = { becomes: string; noBank: (amount: string) => string };

/** What is due although somebody leaves, and what becomes of it, also where it could not be read. */
export function DueAtLeaving({ becomes, noBank }: Props) {
  const { words, format } = useLanguage();
  const { due: own, deletion } = words.membership;
  const { data, failure } = useClosePreview();
  const yen = data && dueOf(data).yen;
  if (!data || yen === undefined) {
    return <Due amount={failure ? own.loadFailed : own.loading} becomes={becomes} />;
  }
  if (yen === 0) {
    return (
      <p>
        <Phrases>{own.none}</Phrases>
      </p>
    );
  }
  const { paidLater } = data;
  const ofDeals = format.yen(paidLater.yen);
  if (paidLater.yen === 0) return <Due amount={own.some(format.yen(yen))} becomes={becomes} />;
  return (
    <>
      {yen > paidLater.yen ? <p className={styles.money}>{own.some(format.yen(yen))}</p> : null}
      <p className={styles.money}>
        <Phrases>{paidLater.hasBank ? deletion.deals.paidLater(ofDeals) : noBank(ofDeals)}</Phrases>
      </p>
    </>
  );
}

function Due({ amount, becomes }: Pick<Props, "becomes"> & { amount: string }) {
  return (
    <div role="status">
      <p className={styles.money}>
        <Phrases>{amount}</Phrases>
      </p>
      <p>
        <Phrases>{becomes}</Phrases>
      </p>
    </div>
  );
}
