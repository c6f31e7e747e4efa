import { Phrases } from "@tomoru/ui/text/phrases";
import { useLanguage } from "../../../shared/site.ts";
import { useDueMoney } from "../membership.queries.ts";
import styles from "./leaving.module.css";

type Props = {
  becomes: string;
  /** What the text beside it says of already. */
  toldYen?: number;
};

/** Says before leaving how much is still due and what happens to it, even if it could not be read; nothing if all of it is told. */
export function DueNote({ becomes, toldYen = 0 }: Props) {
  const { words, format } = useLanguage();
  const { due: own } = words.membership;
  const { due, failure } = useDueMoney();
  const yen = due ? due.pendingYen + due.failedYen : null;
  if (yen !== null && toldYen > 0 && yen <= toldYen) return null;
  if (yen === 0) {
    return (
      <p>
        <Phrases>{own.none}</Phrases>
      </p>
    );
  }
  return (
    <div role="status">
      <p className={styles.money}>
        <Phrases>
          {yen === null ? (failure ? own.loadFailed : own.loading) : own.some(format.yen(yen))}
        </Phrases>
      </p>
      <p>
        <Phrases>{becomes}</Phrases>
      </p>
    </div>
  );
}
