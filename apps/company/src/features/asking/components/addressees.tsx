import type { BudgetBand } from "@tomoru/contract/company/budget-bands";
import { Avatar } from "@tomoru/ui/data/avatar";
import { priceSumOf } from "../../../shared/accounts/account-texts.view.ts";
import { fitOf, roundedSum } from "../../../shared/budget/budget-sums.view.ts";
import { useLanguage } from "../../../shared/site.ts";
import type { Addressees as Facts } from "../asking.queries.ts";
import styles from "./addressees.module.css";

type AddresseesProps = { creators: Facts["creators"]; band: BudgetBand | null; feeYen: number | null };

const faces = 3;

/** Who will be asked and what they cost together; who cannot be asked, and why. */
export function Addressees({ creators, band, feeYen }: AddresseesProps) {
  const { words, format } = useLanguage();
  const { to } = words.asking;
  const asked = creators.filter(({ unasked }) => unasked === null);
  const skipped = creators.filter(({ unasked }) => unasked !== null);
  const { unknown, ...exact } = priceSumOf(asked);
  const sum = roundedSum(exact);
  return (
    <section className={styles.to} aria-labelledby="addressees">
      <h2 id="addressees">{to.title}</h2>
      <p className={styles.people}>
        <span className={styles.faces}>
          {asked.slice(0, faces).map(({ creatorId, displayName }) => (
            <Avatar key={creatorId} name={displayName} size="small" />
          ))}
        </span>
        {asked.length > faces
          ? to.more(asked.length - faces)
          : format.listed(asked.map((one) => one.displayName))}
      </p>
      {feeYen === null ? null : (
        <p className={styles.sum}>
          <span>{to.feeSum}</span>
          <strong>{format.yen(feeYen * asked.length)}</strong>
        </p>
      )}
      {feeYen === null && unknown < asked.length ? (
        <p className={styles.sum}>
          <span>{to.sum}</span>
          <strong>{format.compactYenRange(sum)}</strong>
          {unknown > 0 ? <span>{to.noEstimate(unknown)}</span> : null}
          {band === null ? null : <Fit sum={sum} band={band} />}
        </p>
      ) : null}
      {skipped.length > 0 ? (
        <div className={styles.skipped}>
          <p>{to.skipped(skipped.length)}</p>
          <Skipped creators={skipped} />
        </div>
      ) : null}
    </section>
  );
}

function Fit({ sum, band }: { sum: { minYen: number; maxYen: number }; band: BudgetBand }) {
  const { words, format } = useLanguage();
  const { to, bands } = words.asking;
  const fit = fitOf(sum, band);
  return (
    <>
      <span>{to.band(bands[band])}</span>
      <span>
        {fit.kind === "above"
          ? to.above(format.compactYenRange({ minYen: fit.byYen, maxYen: fit.byYen }))
          : to[fit.kind]}
      </span>
    </>
  );
}

export function Skipped({ creators }: { creators: Facts["creators"] }) {
  const { reasons } = useLanguage().words.asking.to;
  return (
    <ul className={styles.names}>
      {creators.map(({ creatorId, displayName, unasked }) => (
        <li key={creatorId}>
          <strong>{displayName}</strong> {unasked ? reasons[unasked] : null}
        </li>
      ))}
    </ul>
  );
}
