/**
 * 総合振込 of the Japanese Bankers Association: records of 120 bytes in JIS X 0201, CR LF after each. Texts come in half-width
 * kana already (`payeeKanaOf`); what does not fit its field is an error, never cut.
 */

export type ZenginAccountType = 1 | 2;

export type ZenginSender = {
  readonly code: string;
  readonly kana: string;
  readonly bankCode: string;
  readonly bankKana: string;
  readonly branchCode: string;
  readonly branchKana: string;
  readonly accountType: ZenginAccountType;
  readonly accountNumber: string;
};

export type ZenginRow = {
  readonly bankCode: string;
  readonly branchCode: string;
  readonly accountType: ZenginAccountType;
  readonly accountNumber: string;
  readonly kana: string;
  readonly yen: number;
  readonly run: number;
  readonly line: number;
};

export const zenginLimits = { rows: 9999, fileYen: 999_999_999_999, rowYen: 9_999_999_999 } as const;

const space = 0x20;
const halfWidthKana = { from: 0xff61, to: 0xff9f, firstByte: 0xa1 } as const;

/** The bytes of one file, a record at a time; count and sum of the trailer are those of the rows. */
export function* zenginRecords(of: {
  sender: ZenginSender;
  /** `YYYY-MM-DD` */
  payOn: string;
  rows: Iterable<ZenginRow>;
}): Generator<Buffer> {
  const { sender } = of;
  yield record(
    "1210",
    digits(sender.code, 10),
    text(sender.kana, 40),
    of.payOn.slice(5, 7) + of.payOn.slice(8, 10),
    digits(sender.bankCode, 4),
    text(sender.bankKana, 15),
    digits(sender.branchCode, 3),
    text(sender.branchKana, 15),
    digits(sender.accountType, 1),
    digits(sender.accountNumber, 7),
  );
  let rows = 0;
  let yen = 0;
  for (const row of of.rows) {
    rows += 1;
    yen += row.yen;
    yield dataRecord(row);
  }
  if (rows > zenginLimits.rows) throw new RangeError(`${rows} rows do not fit a file`);
  yield record("8", digits(rows, 6), digits(yen, 12));
  yield record("9");
}

function dataRecord(row: ZenginRow): Buffer {
  return record(
    "2",
    digits(row.bankCode, 4),
    text("", 15),
    digits(row.branchCode, 3),
    text("", 15),
    digits(0, 4),
    digits(row.accountType, 1),
    digits(row.accountNumber, 7),
    text(row.kana, 30),
    digits(row.yen, 10),
    "0",
    digits(row.run, 10),
    digits(row.line, 10),
    "7",
  );
}

/** Cuts rows into files: as many as a file holds, and never more yen than its trailer can say. */
export function* zenginFiles<Row extends { readonly yen: number }>(
  rows: Iterable<Row>,
  rowsPerFile: number = zenginLimits.rows,
): Generator<Row[]> {
  let file: Row[] = [];
  let yen = 0;
  for (const row of rows) {
    if (file.length === rowsPerFile || yen + row.yen > zenginLimits.fileYen) {
      yield file;
      file = [];
      yen = 0;
    }
    file.push(row);
    yen += row.yen;
  }
  if (file.length > 0) yield file;
}

function record(...fields: string[]): Buffer {
  const written = Buffer.alloc(122, space);
  [...fields.join("")].forEach((character, at) => {
    written[at] = byteOf(character);
  });
  written.write("\r\n", 120);
  return written;
}

function byteOf(character: string): number {
  const code = character.charCodeAt(0);
  if (code >= halfWidthKana.from && code <= halfWidthKana.to) {
    return code - halfWidthKana.from + halfWidthKana.firstByte;
  }
  if (code < space || code > 0x7e) throw new RangeError(`${JSON.stringify(character)} is not in JIS X 0201`);
  return code;
}

function digits(value: string | number, length: number): string {
  const written = String(value).padStart(length, "0");
  if (!/^\d+$/.test(written) || written.length > length) throw new RangeError(`not ${length} digits`);
  return written;
}

function text(value: string, length: number): string {
  if (value.length > length) throw new RangeError(`longer than ${length} bytes`);
  return value.padEnd(length, " ");
}
