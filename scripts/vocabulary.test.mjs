import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** The contract's own words for what is agreed; they name no screen. */
const legalTexts = /\/(terms|privacy-policy)\.ts$/;

/**
 * Companies pay, book and approve: the rules for creators' words do not hold for theirs, nor for a deal's, which both sides read, nor
 * for why access is refused, which may be for a plan that is not paid.
 */
const companiesTexts = /^(company|operator|deals|common\/access-reasons|mails\/(company|deal|funding))/;

/**
 * Words that once stood on the screens, and what stands there now: one word for one thing.
 *
 * @type {{ locale: "ja" | "en", word: RegExp, instead: string, why: string, notIn?: RegExp, everywhere?: true }[]}
 */
const old = [
  { locale: "ja", word: /お支払い/, instead: "報酬、振込", why: "the creator is paid, and pays nothing" },
  {
    locale: "ja",
    word: /お支払い(します|予定)/,
    instead: "振り込まれます、振込予定",
    why: "of a fee, it is what reaches her",
    everywhere: true,
  },
  { locale: "ja", word: /支払い(済み|予定|失敗)/, instead: "振込済み…", why: "it is a transfer to her" },
  { locale: "ja", word: /回答待ち/, instead: "未回答", why: "it reads as if the company had to answer" },
  {
    locale: "ja",
    word: /^(?!.*下書き).*承認/,
    instead: "引き受ける",
    why: "a creator takes a job on; what is approved is a draft",
    notIn: legalTexts,
  },
  { locale: "ja", word: /媒体/, instead: "SNS", why: "the advertiser's word" },
  { locale: "ja", word: /シチュエーション/, instead: "撮影シーン", why: "the advertiser's word" },
  { locale: "ja", word: /タイアップ/, instead: "PR投稿", why: "the agency's word" },
  { locale: "ja", word: /キャンペーン情報/, instead: "新しいオファー", why: "it is offers that are mailed" },
  { locale: "ja", word: /退会・お問い合わせ/, instead: "退会の手続き", why: "the page takes no inquiry" },
  { locale: "ja", word: /トップへ|ホームへ/, instead: "マイページへ", why: "say where it leads" },
  { locale: "ja", word: /プロフィールに戻る/, instead: "アカウント情報に戻る", why: "the page's name" },
  { locale: "ja", word: /会員情報/, instead: "アカウント情報", why: "the page's name" },
  { locale: "ja", word: /連携中のSNS/, instead: "SNS連携", why: "it lists the others too" },
  {
    locale: "ja",
    word: /検収/,
    instead: "受領",
    why: "a report is accepted under one name",
    everywhere: true,
  },
  {
    locale: "ja",
    word: /報告(は|を|が|の)?承認|企業の承認|承認の日|企業が確認する期限|企業の確認中/,
    instead: "受領",
    why: "承認 is of drafts, and 確認 decides nothing",
    everywhere: true,
  },
  {
    locale: "ja",
    word: /下書き(は|を|が|の)?受領|受領日/,
    instead: "承認、給付を受けた日",
    why: "受領 is of reports, and is not the day of the work",
    everywhere: true,
  },
  {
    locale: "ja",
    word: /(オファー|依頼|相談)(を|の)?承認/,
    instead: "引き受ける",
    why: "a creator takes a job on, to companies too",
    notIn: legalTexts,
    everywhere: true,
  },
  {
    locale: "en",
    word: /^"Inspection"$|[Aa]pprov\w* (the|your) report|report (is|was) approved|[Aa]ccept\w* (the|this|your) draft/,
    instead: "Acceptance; accept a report, approve a draft",
    why: "the same two words as in Japanese",
    everywhere: true,
  },
  {
    locale: "ja",
    word: /サンドボックス/,
    instead: "お試し用",
    why: "one word for the sandbox",
    everywhere: true,
  },
  {
    locale: "en",
    word: /\b(un)?link(ed|ing|s)?\b.*(account|social)/i,
    instead: "connect",
    why: "one verb",
    notIn: legalTexts,
  },
  {
    locale: "en",
    word: /(account|social|platform).*\b(un)?linked\b/i,
    instead: "connected",
    why: "one verb",
    notIn: legalTexts,
  },
  { locale: "en", word: /\bRemove \$\{platform/, instead: "Disconnect", why: "the opposite of Connect" },
  { locale: "en", word: /\bBank Info\b/, instead: "Bank details", why: "one name for the page" },
  { locale: "en", word: /\bYour Account\b/, instead: "Account", why: "one name for the page" },
  { locale: "en", word: /\bMy page\b/i, instead: "Home", why: "one name for the page" },
  { locale: "en", word: /\bBack to (top|profile)\b/, instead: "Back to home", why: "say where it leads" },
  {
    locale: "en",
    word: /\bcancellation\b|membership/i,
    instead: "Leave",
    why: "one word",
    notIn: legalTexts,
  },
  {
    locale: "en",
    word: /campaign information/i,
    instead: "offers",
    why: "only the box has the name it must have",
  },
];

/** Texts whose English wording the product prescribes exactly. */
const bound = ["Platform unlinked successfully.", "Notify me of campaign information"];

const lists = /\/(signed-out|signed-in|words)\.ts$/;

const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const importLine = /^import .*$/gm;
const literal = /"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** Every text of a language's files with its place, including texts with gaps and those of mails. */
const texts = ["ja", "en"].flatMap((locale) => {
  const folder = new URL(`../packages/i18n/src/${locale}/`, import.meta.url);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !lists.test(file))
    .flatMap((file) => {
      const source = readFileSync(new URL(file, folder), "utf8").replace(comment, "").replace(importLine, "");
      return (source.match(literal) ?? []).map((text) => ({ locale, file, text }));
    });
});

/** @param {string} text */
function withoutBound(text) {
  return bound.reduce((rest, phrase) => rest.replaceAll(phrase, ""), text);
}

describe("the vocabulary", () => {
  test("is read from every dictionary, mails included", () => {
    expect(texts.length).toBeGreaterThan(1000);
    expect(new Set(texts.map(({ file }) => file))).toContain("mails/accounts.ts");
  });

  test.each(old)(
    "has no $word in $locale: it is $instead, because $why",
    ({ locale, word, notIn, everywhere }) => {
      const found = texts.filter(
        (text) =>
          text.locale === locale &&
          (everywhere || !companiesTexts.test(text.file)) &&
          !(notIn?.test(text.file) ?? false) &&
          word.test(withoutBound(text.text)),
      );
      expect(found).toEqual([]);
    },
  );

  test("holds in the documents as well", () => {
    const folder = new URL("../docs/", import.meta.url);
    const pages = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /^(product\/.+|operations)\.md$/.test(file))
      .map((file) => ({ file, text: readFileSync(new URL(file, folder), "utf8") }));
    expect(pages.length).toBeGreaterThan(20);
    const everywhere = old.filter((rule) => rule.everywhere && rule.locale === "ja");
    const found = pages.flatMap(({ file, text }) =>
      everywhere.filter(({ word }) => word.test(text)).map(({ word }) => `${file}: ${word}`),
    );
    expect(found).toEqual([]);
  });
});
