import styles from "./passbook.module.css";

export const passbookEntries = [
  "bankName",
  "branchName",
  "accountType",
  "accountNumber",
  "accountName",
] as const;
export type PassbookEntry = (typeof passbookEntries)[number];

type PassbookProps = {
  title: string;
  sample: Record<PassbookEntry, string>;
  /** Printed above the branch code and the account number. */
  branchCode: string;
  number: string;
  /** Each entry's name and place, in words. */
  legend: Record<PassbookEntry, { name: string; where: string }>;
  note: string;
  active: PassbookEntry | undefined;
};

/** Each entry's box in the drawing, and the centre of its number. */
const places: Record<PassbookEntry, { x: number; y: number; width: number; height: number }> = {
  accountType: { x: 96, y: 62, width: 108, height: 26 },
  accountNumber: { x: 152, y: 96, width: 122, height: 38 },
  accountName: { x: 26, y: 144, width: 178, height: 26 },
  bankName: { x: 26, y: 190, width: 108, height: 26 },
  branchName: { x: 146, y: 190, width: 128, height: 26 },
};

/** The first page of a Japanese passbook, with the entries of a bank form numbered in it. */
export function Passbook({ title, sample, branchCode, number, legend, note, active }: PassbookProps) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{title}</figcaption>
      <svg className={styles.drawing} viewBox="0 22 300 218" aria-hidden="true">
        <rect className={styles.cover} x="8" y="26" width="284" height="212" rx="12" />
        <rect className={styles.page} x="16" y="46" width="268" height="184" rx="6" />
        <path className={styles.rule} d="M26 138h248M26 180h248" />
        {passbookEntries.map((entry, index) => {
          const { x, y, width, height } = places[entry];
          return (
            <g key={entry} className={styles.entry} data-active={entry === active || undefined}>
              <rect className={styles.box} x={x} y={y} width={width} height={height} rx="5" />
              <text x={x + 8} y={y + height - 9}>
                {sample[entry]}
              </text>
              <circle className={styles.mark} cx={x + width - 2} cy={y + 2} r="9" />
              <text className={styles.number} x={x + width - 2} y={y + 6}>
                {index + 1}
              </text>
            </g>
          );
        })}
        <text className={styles.faint} x="30" y="110">
          {branchCode}
        </text>
        <text x="30" y="125">
          210
        </text>
        <text className={styles.faint} x="160" y="110">
          {number}
        </text>
      </svg>
      <ol className={styles.legend}>
        {passbookEntries.map((entry, index) => (
          <li key={entry} className={styles.row} data-active={entry === active || undefined}>
            <span className={styles.count} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <p className={styles.name}>{legend[entry].name}</p>
              <p className={styles.where}>{legend[entry].where}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{note}</p>
    </figure>
  );
}
