import type { ZenginAccountType } from "./zengin-file.rules.ts";

export type ZenginReading = {
  readonly sender: { readonly code: string; readonly kana: string };
  /** `MMDD` */
  readonly payOn: string;
  readonly rows: readonly {
    readonly bankCode: string;
    readonly branchCode: string;
    readonly accountType: ZenginAccountType;
    readonly accountNumber: string;
    readonly kana: string;
    readonly yen: number;
    readonly run: number;
    readonly line: number;
  }[];
};

/** Reads a file of transfers back as a bank does. Throws where a record, the count or the sum is not as it should be. */
export function readZengin(bytes: Uint8Array): ZenginReading {
  if (bytes.length % 122 !== 0) throw new RangeError("not whole records");
  const records = Array.from({ length: bytes.length / 122 }, (_, at) => recordAt(bytes, at));
  const [header, ...rest] = records;
  const [trailer, end] = rest.slice(-2);
  if (!header?.startsWith("1210") || !trailer?.startsWith("8") || !end?.startsWith("9")) {
    throw new RangeError("header, trailer or end is missing");
  }
  const rows = rest.slice(0, -2).map(readRow);
  const sum = rows.reduce((yen, row) => yen + row.yen, 0);
  if (Number(trailer.slice(1, 7)) !== rows.length || Number(trailer.slice(7, 19)) !== sum) {
    throw new RangeError("the trailer does not say what the rows are");
  }
  return {
    sender: { code: header.slice(4, 14), kana: header.slice(14, 54).trimEnd() },
    payOn: header.slice(54, 58),
    rows,
  };
}

function readRow(written: string): ZenginReading["rows"][number] {
  const accountType = Number(written.slice(42, 43));
  if (!written.startsWith("2") || (accountType !== 1 && accountType !== 2)) {
    throw new RangeError("a row is not a transfer");
  }
  return {
    bankCode: written.slice(1, 5),
    branchCode: written.slice(20, 23),
    accountType,
    accountNumber: written.slice(43, 50),
    kana: written.slice(50, 80).trimEnd(),
    yen: Number(written.slice(80, 90)),
    run: Number(written.slice(91, 101)),
    line: Number(written.slice(101, 111)),
  };
}

function recordAt(bytes: Uint8Array, at: number): string {
  const line = bytes.subarray(at * 122, at * 122 + 122);
  if (line[120] !== 0x0d || line[121] !== 0x0a) throw new RangeError(`record ${at + 1} has no end`);
  return Array.from(line.subarray(0, 120), (byte) =>
    String.fromCharCode(byte >= 0xa1 ? byte - 0xa1 + 0xff61 : byte),
  ).join("");
}
