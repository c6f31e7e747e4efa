import type { Statement } from "@tomoru/contract/deals/statement";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./statement-sheet.module.css";

/** Who issues the statement, and who is paid. */
export function StatementParties({ statement: { issuer, payee } }: { statement: Statement }) {
  const { words, format } = useDealLanguage();
  const { statement: say } = words;
  const { invoiceNumber, isConfirmed } = payee;
  const payeeNumber = () => {
    if (invoiceNumber === null) return say.notQualified;
    const number = say.invoiceNumber(invoiceNumber);
    return isConfirmed ? number : format.bracketed(number, say.notConfirmed);
  };
  const parties = [
    {
      role: say.issuer,
      name: issuer.name,
      lines: [
        issuer.representative,
        issuer.address,
        issuer.invoiceNumber && say.invoiceNumber(issuer.invoiceNumber),
        issuer.clientName && say.client(issuer.clientName),
      ],
    },
    { role: say.payee, name: payee.legalName, lines: [payee.tradeName, payeeNumber()] },
  ];
  return (
    <div className={styles.parties}>
      {parties.map(({ role, name, lines }) => (
        <section key={role}>
          <h3 className={styles.role}>{role}</h3>
          <p className={styles.name}>{name}</p>
          {lines.map((line) => (line ? <p key={line}>{line}</p> : null))}
        </section>
      ))}
    </div>
  );
}
