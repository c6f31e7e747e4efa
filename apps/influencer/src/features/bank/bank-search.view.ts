import { codeNamed, type PayeeNames, payeeNamesOf } from "@tomoru/contract/deals/payee-names";
import type { BankListEntry } from "@tomoru/contract/influencer/bank";

/** More than anybody reads. The list renders every row. */
const mostShown = 40;

/** Yucho Bank, whose own numbers are not those for a transfer. */
const yuchoCode = "9900";

/**
 * The entries that fit what was typed: by name, by reading in hiragana, katakana or Latin letters, or by code; those
 * that begin with it come first, among them banks before other institutions and short readings before long ones.
 */
export function matches(entries: readonly BankListEntry[], typed: string): BankListEntry[] {
  const wanted = folded(typed);
  if (wanted === "") return entries.slice(0, mostShown);
  const sought = { wanted, wantedSound: heard(wanted) };
  const ranked = entries.flatMap((entry) => {
    const rank = rankOf(entry, sought);
    return rank === null ? [] : { entry, rank };
  });
  return ranked
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        Number(isBank(other.entry)) - Number(isBank(one.entry)) ||
        one.entry.hira.length - other.entry.hira.length,
    )
    .slice(0, mostShown)
    .map(({ entry }) => entry);
}

/** The listed entry of exactly this name. */
export function entryNamed(
  entries: readonly BankListEntry[] | undefined,
  name: string,
): BankListEntry | undefined {
  const wanted = folded(name);
  return entries?.find((entry) => keysOf(entry).name === wanted);
}

const names = new WeakMap<readonly BankListEntry[], PayeeNames>();

/** Whether a transfer will find the typed text in the list; the server looks it up in the same way. */
export function isListed(entries: readonly BankListEntry[], typed: string): boolean {
  const known = names.get(entries) ?? namesOf(entries);
  names.set(entries, known);
  return codeNamed(known, typed) !== null;
}

/** 銀行, 支店 and 店 may be left off, as the national list does. */
function namesOf(entries: readonly BankListEntry[]): PayeeNames {
  return payeeNamesOf(
    entries.map(({ code, name, hira, roma }) => ({
      code,
      spellings: [code, name, name.replace(/(銀行|支店|店)$/, ""), hira, roma],
    })),
  );
}

export function isYucho(bank: BankListEntry | undefined): boolean {
  return bank?.code === yuchoCode;
}

/** Codes of banks begin with 0; codes of credit unions, cooperatives and branches follow no such rule. */
function isBank(entry: BankListEntry): boolean {
  return /^0\d{3}$/.test(entry.code) || isYucho(entry);
}

type Wanted = { wanted: string; wantedSound: string };

function rankOf(entry: BankListEntry, { wanted, wantedSound }: Wanted): number | null {
  const { written, sound } = keysOf(entry);
  const fits = (how: "startsWith" | "includes") =>
    written.some((text) => text[how](wanted)) || sound[how](wantedSound);
  if (written.includes(wanted) || sound === wantedSound) return 0;
  if (fits("startsWith")) return 1;
  return fits("includes") ? 2 : null;
}

type Keys = { name: string; written: readonly string[]; sound: string };
const keys = new WeakMap<BankListEntry, Keys>();

/** The texts by which an entry is found. Made once for each entry, since every typed letter searches more than a thousand. */
function keysOf(entry: BankListEntry): Keys {
  const known = keys.get(entry);
  if (known) return known;
  const name = folded(entry.name);
  const made = { name, written: [name, folded(entry.hira), entry.code], sound: heard(folded(entry.roma)) };
  keys.set(entry, made);
  return made;
}

/** Latin letters as they sound: the list spells ゆうちょ "yuuchiyo" and 京都 "kiyouto"; people write yucho and kyoto. */
function heard(latin: string): string {
  return latin
    .replaceAll(/(sh|ch|j)i?y([auo])/g, "$1$2")
    .replaceAll(/([knhmrgbp])iy([auo])/g, "$1y$2")
    .replaceAll(/o[uo]/g, "o")
    .replaceAll("uu", "u");
}

const smallKana = "ぁぃぅぇぉっゃゅょゎ";
const largeKana = "あいうえおつやゆよわ";

/** One form for all ways of writing: full-width and half-width alike, katakana as hiragana, small kana as large, as readings have them; no spaces or dashes. */
function folded(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\s\p{Pd}−ー]/gu, "")
    .replaceAll(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replaceAll(/[ぁぃぅぇぉっゃゅょゎ]/g, (kana) => largeKana.charAt(smallKana.indexOf(kana)));
}
