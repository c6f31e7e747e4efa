import type { DealTransfer } from "@tomoru/contract/deals/funding";
import { TextLink } from "@tomoru/ui/actions/button";
import { IconButton } from "@tomoru/ui/actions/icon-button";
import { DefinitionList } from "@tomoru/ui/data/definition-list";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { Copy } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { chargePath } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";
import styles from "./funding-panel.module.css";

/** Where a bank transfer goes, what has come of it, and what is missing. */
export function FundingBank({ transfer, chargeId }: { transfer: DealTransfer | null; chargeId: string }) {
  const { words, format } = useLanguage();
  const { bank: say } = words.charges.funding;
  const [isCopied, setCopied] = useState(false);
  if (!transfer) {
    return (
      <InlineMessage tone="info" standing>
        {say.opening}
      </InlineMessage>
    );
  }
  const { bankName, branchName, accountType, accountNumber, accountName, yen, receivedYen } = transfer;
  const missingYen = yen - receivedYen;
  const copy = async (text: string) => {
    setCopied(false);
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  const copied = (term: string, shown: string, text = shown) => ({
    term,
    children: (
      <span className={styles.copied}>
        <span className={styles.figure}>{shown}</span>
        <IconButton
          label={say.copy(term)}
          icon={<Copy size={18} aria-hidden="true" />}
          onClick={() => void copy(text)}
        />
      </span>
    ),
  });
  return (
    <section aria-label={say.heading} className={styles.bank}>
      <h3 className={styles.heading}>{say.heading}</h3>
      <p className={styles.hint}>{say.lead}</p>
      {receivedYen > 0 ? (
        <InlineMessage tone="warning" standing>
          {say.partial}
        </InlineMessage>
      ) : null}
      <DefinitionList
        rows={[
          { term: say.bankName, children: bankName },
          { term: say.branchName, children: branchName },
          { term: say.accountType, children: say.types[accountType] },
          copied(say.accountNumber, accountNumber),
          copied(say.accountName, accountName),
          ...(receivedYen > 0
            ? [
                { term: say.yen, children: format.yen(yen) },
                { term: say.received, children: format.yen(receivedYen) },
                copied(say.missing, format.yen(missingYen), String(missingYen)),
              ]
            : [copied(say.yen, format.yen(yen), String(yen))]),
        ]}
      />
      <TextLink render={<Link to={chargePath(chargeId)} />}>{say.toRequest}</TextLink>
      <p className={styles.hint}>{say.tooMuch}</p>
      <p className={styles.hint} role="status">
        {isCopied ? say.copied : ""}
      </p>
    </section>
  );
}
