import { brand } from "@tomoru/i18n/brand";
import { Logo } from "@tomoru/ui/layout/logo";
import { Phrases } from "@tomoru/ui/text/phrases";
import { useLanguage } from "../../../shared/site.ts";
import styles from "./paper-parts.module.css";

type Named = { readonly name: string; readonly address: string | null };

type PaperHeadProps = {
  document: string;
  issuer: Named & { readonly invoiceNumber: string | null };
  buyer: Named;
  words: { readonly buyer: (name: string) => string; readonly invoiceNumber: string };
  /** Shown between the head and the parties. */
  children?: React.ReactNode;
};

/** What the paper is, for whom, and who issues it under which number. */
export function PaperHead({ document, issuer, buyer, words: say, children }: PaperHeadProps) {
  return (
    <>
      <header className={styles.top}>
        <p className={styles.document}>{document}</p>
        <Logo wordmark={brand} />
      </header>
      {children}
      <div className={styles.parties}>
        <div>
          <p className={styles.buyer}>{say.buyer(buyer.name)}</p>
          {buyer.address ? <p>{buyer.address}</p> : null}
        </div>
        <div>
          <p>
            <strong>{issuer.name}</strong>
          </p>
          {issuer.address ? <p>{issuer.address}</p> : null}
          {issuer.invoiceNumber ? (
            <p>
              {say.invoiceNumber} <span className={styles.code}>{issuer.invoiceNumber}</span>
            </p>
          ) : null}
        </div>
      </div>
    </>
  );
}

/** The sum in a frame, with its state. */
export function PaperSum({ term, yen, state }: { term: string; yen: number; state: string }) {
  const { format } = useLanguage();
  return (
    <div className={styles.sum}>
      <p>{term}</p>
      <p className={styles.amount}>{format.yen(yen)}</p>
      <p className={styles.state}>
        <Phrases>{state}</Phrases>
      </p>
    </div>
  );
}

type Pairs<Value> = readonly (readonly [term: string, value: Value])[];

export function PaperFacts({ facts }: { facts: Pairs<string> }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type PaperLinesProps = {
  words: { readonly lines: string; readonly content: string; readonly amount: string };
  lines: Pairs<number>;
  sums: Pairs<number>;
};

/** The lines, with the sums below. */
export function PaperLines({ words: say, lines, sums }: PaperLinesProps) {
  const { format } = useLanguage();
  const rows = (pairs: Pairs<number>) =>
    pairs.map(([term, yen]) => (
      <tr key={`${term} ${yen}`}>
        <th scope="row">{term}</th>
        <td>{format.yen(yen)}</td>
      </tr>
    ));
  return (
    <table className={styles.lines}>
      <caption>{say.lines}</caption>
      <thead>
        <tr>
          <th scope="col">{say.content}</th>
          <th scope="col">{say.amount}</th>
        </tr>
      </thead>
      <tbody>{rows(lines)}</tbody>
      <tfoot>{rows(sums)}</tfoot>
    </table>
  );
}
