import type { TermsVersion } from "@tomoru/contract/deals/terms";
import { brand } from "@tomoru/i18n/brand";
import { agreedAt, sheetItems } from "@tomoru/i18n/deal-sheet";
import { Logo } from "@tomoru/ui/layout/logo";
import { Paper } from "@tomoru/ui/layout/paper";
import { dayInJapan } from "@tomoru/web/time/japan-day.ts";
import { useTermTexts } from "../terms/use-term-texts.ts";
import { useDealLanguage } from "../use-deal-language.ts";
import { inFours, payDayOf } from "./sheet.view.ts";
import { SheetParties } from "./sheet-parties.tsx";
import styles from "./terms-sheet.module.css";

const platformNames = { instagram: "Instagram", tiktok: "TikTok", youtube: "YouTube" };

/** Moments of a contract are Japan's, whoever reads where. */
function useJapanMoment() {
  const { format } = useDealLanguage();
  return (moment: string) => {
    const at = new Date(moment);
    const time = new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(11, 16);
    return `${format.day(dayInJapan(at))} ${time}`;
  };
}

/** One A4 page: who, three facts, twelve items, who agreed when. On the screen it is the same. */
export function TermsSheet({ version }: { version: TermsVersion }) {
  const texts = useTermTexts();
  const moment = useJapanMoment();
  const { words, format, days } = texts;
  const { sheet: say } = words;
  const { sheet, sha256 } = version;
  const { terms } = sheet;
  const at = agreedAt(version);
  const payDay = payDayOf(sheet);
  const facts = [
    { term: say.facts.fee, value: format.yen(sheet.feeYen + sheet.taxYen), note: null },
    { term: say.facts.post, value: days.period(terms.postFrom, terms.postTo), note: null },
    { term: say.facts.pay, value: days.fullDay(payDay), note: say.payIf(days.day(terms.postTo)) },
  ];
  return (
    <Paper label={say.page(sheet.version)}>
      <header className={styles.top}>
        <div>
          <p className={styles.document}>{say.title}</p>
          <h2 className={styles.product}>
            {sheet.productName ?? words.frame.nameless} {platformNames[sheet.platform]}
          </h2>
        </div>
        <div className={styles.number}>
          <Logo wordmark={brand} />
          <p>{say.number(sheet.dealId)}</p>
          <p>
            {at
              ? say.state.agreed(sheet.version, moment(at))
              : say.state.open(sheet.version, moment(sheet.sentAt))}
          </p>
        </div>
      </header>
      <SheetParties version={version} platform={platformNames[sheet.platform]} />
      <dl className={styles.facts}>
        {facts.map(({ term, value, note }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              {value}
              {note ? <span className={styles.note}>{note}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
      <dl className={styles.items}>
        {sheetItems({ sheet, agreedOn: at && dayInJapan(new Date(at)), texts }).map(
          ({ key, title, lines }, index) => (
            <div key={key}>
              <dt>
                <span className={styles.index}>{index + 1}</span>
                {title}
              </dt>
              <dd>
                {lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </dd>
            </div>
          ),
        )}
      </dl>
      <Agreements version={version} />
      <footer className={styles.foot}>
        <p>{say.law}</p>
        {say.binds ? <p>{say.binds}</p> : null}
        <p className={styles.hash}>
          {say.hash} <span lang="en">{inFours(sha256)}</span>
        </p>
      </footer>
    </Paper>
  );
}

function Agreements({ version }: { version: TermsVersion }) {
  const { words } = useDealLanguage();
  const moment = useJapanMoment();
  const { agreements: say } = words.sheet;
  const { sheet, acceptances, parties } = version;
  const names = {
    company: sheet.orderer.name,
    creator: parties?.creatorLegalName ?? sheet.creator.name,
  };
  return (
    <table className={styles.agreements}>
      <caption>{say.title}</caption>
      <thead>
        <tr>
          <th scope="col">{say.who}</th>
          <th scope="col">{say.when}</th>
          <th scope="col">{say.which}</th>
          <th scope="col">{say.how}</th>
        </tr>
      </thead>
      <tbody>
        {acceptances.map(({ side, at }) => (
          <tr key={side}>
            <th scope="row">{names[side]}</th>
            <td>{moment(at)}</td>
            <td>{say.version(sheet.version)}</td>
            <td>{say.method}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
