import type { TermsVersion } from "@tomoru/contract/deals/terms";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./terms-sheet.module.css";

/** Who commissions and who takes it on, as they were when the version was sent. */
export function SheetParties({ version, platform }: { version: TermsVersion; platform: string }) {
  const { words, format } = useDealLanguage();
  const { sheet: say } = words;
  const { orderer, creator } = version.sheet;
  const { parties } = version;
  const number = parties?.creatorInvoiceNumber;
  return (
    <div className={styles.parties}>
      <div>
        <p className={styles.role}>{say.orderer}</p>
        <p className={styles.name}>{orderer.name}</p>
        <p>{say.representative(orderer.representative)}</p>
        <p>{orderer.address}</p>
        <p>
          {orderer.invoiceNumber ? say.invoiceNumber(orderer.invoiceNumber) : say.noInvoiceNumber}
          {orderer.hasEmployees === null ? null : format.dot + say.employees[`${orderer.hasEmployees}`]}
        </p>
        {orderer.clientName ? <p>{say.client(orderer.clientName)}</p> : null}
        {orderer.isRecommission ? <p>{say.agency}</p> : null}
      </div>
      <div>
        <p className={styles.role}>{say.contractor}</p>
        <p className={styles.name}>{parties?.creatorLegalName ?? creator.name}</p>
        {parties?.creatorTradeName ? <p>{say.tradeName(parties.creatorTradeName)}</p> : null}
        {creator.handle ? <p>{say.account(creator.handle, platform)}</p> : null}
        {parties ? (
          <p>{number ? say.invoiceNumber(number) : say.noInvoiceNumber}</p>
        ) : (
          <p>{say.legalLater}</p>
        )}
      </div>
    </div>
  );
}
