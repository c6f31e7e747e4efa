import { createRequire } from "node:module";

/** A bank or branch as the library `zengin-code` has it, by its code; the library brings no types. */
export type ZenginEntry = {
  readonly code: string;
  readonly name: string;
  /** Not asked for by the lists. */
  readonly kana?: string;
  readonly hira: string;
  readonly roma: string;
};
export type ZenginBank = ZenginEntry & { readonly branches: Readonly<Record<string, ZenginEntry>> };
export type ZenginBanks = Readonly<Record<string, ZenginBank>>;

const require = createRequire(import.meta.url);
let banks: ZenginBanks | undefined;

/** 5 MB: read when somebody first asks, then kept. */
export function zenginBanks(): ZenginBanks {
  banks ??= require("zengin-code") as ZenginBanks;
  return banks;
}
