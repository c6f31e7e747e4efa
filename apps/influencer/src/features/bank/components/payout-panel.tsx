import type { BankPayout } from "@tomoru/contract/influencer/bank-payout";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { FieldLinks } from "@tomoru/ui/forms/error-summary";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import { useLanguage, useWords } from "../../../shared/site.ts";
import { useBankPayout, useReturnedTransfer } from "../bank.queries.ts";
import { unusableFields } from "../bank.view.ts";

/** Whether money can go to the registered account and from when, or what to mend. It is only help, so without an answer it is empty. */
export function PayoutPanel() {
  const { data: payout } = useBankPayout();
  return payout ? <Standing payout={payout} /> : null;
}

function Standing({ payout }: { payout: BankPayout }) {
  const { reason, nameKana, nameBytes, usableFrom } = payout;
  const words = useWords();
  const { payout: say } = words.bank;
  const moments = useMoments();
  const back = useReturnedTransfer();
  const { format } = useLanguage();
  const returned = back ? <p>{say.returned(format.monthDay(back.on), format.yen(back.yen))}</p> : null;
  const kana = nameKana === null ? null : <p>{say.kana(nameKana, nameBytes)}</p>;
  if (reason === "bankUnresolved") {
    return (
      <InlineMessage standing tone="error" title={say.unresolved}>
        <FieldLinks
          items={unusableFields(payout, words).map(({ field, text }) => ({ fieldId: field, text }))}
        />
        {returned}
        {kana}
      </InlineMessage>
    );
  }
  if (back) {
    return (
      <InlineMessage standing tone="error" title={say.returnedTitle}>
        {returned}
        <p>{say.compare}</p>
        {kana}
      </InlineMessage>
    );
  }
  return (
    <InlineMessage standing tone="info" title={say.title}>
      <p>{reason === "bankFresh" ? say.fresh(moments.moment(usableFrom)) : say.payable}</p>
      {kana}
    </InlineMessage>
  );
}
