import { type Locale, locales } from "@tomoru/contract/fields";
import { describe, expect, test } from "vitest";
import { codeMails } from "./accounts/accounts.mails.ts";
import { mails, type ProductMail } from "./mails.ts";
import { composeMail } from "./platform/mail/mail-composer.ts";
import { type MailContent, type Mails, samplesOf } from "./platform/mail/mail-kind.ts";

type Kind = keyof typeof mails;
type OfferMail = Extract<ProductMail, { kind: "newOffer" }>["data"];

const config = { appUrl: "https://tomoru.example", supportEmail: "support@tomoru.example" };
const base = { id: "019aa9b2-5f00-7c3e-8f21-1234567890ab", to: "hanako@example.jp", config };
const codeKinds = Object.keys(codeMails) as Kind[];

function compose(content: MailContent, locale: Locale = "ja") {
  return composeMail({ ...base, locale, content, mails });
}

function sample(kind: Kind, locale: Locale = "ja"): MailContent {
  return { kind, data: mails[kind].sample(locale) };
}

function offer(more: Partial<OfferMail>): MailContent {
  return { kind: "newOffer", data: { ...mails.newOffer.sample("ja"), ...more } };
}

function stringsIn(node: unknown): string[] {
  return typeof node === "string" ? [node] : Object.values(node ?? {}).flatMap(stringsIn);
}

/** What stands in markup, without the markup and its entities. */
function shownBy(html: string): string {
  const entities = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&amp;": "&" };
  const bare = html.replaceAll('<wbr aria-hidden="true">', "").replaceAll(/<[^>]*>/g, "\n");
  return Object.entries(entities).reduce((text, [entity, sign]) => text.replaceAll(entity, sign), bare);
}

const japanese = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}、。「」（）：【】]/u;

describe.each(locales)("in %s", (locale) => {
  test.each(samplesOf(mails, locale))("$kind is complete, as HTML and as text", (content) => {
    const mail = compose(content, locale);
    expect(mail.html).toContain(`<html lang="${locale}">`);
    expect(`${mail.subject}${mail.html}${mail.text}`).not.toMatch(/undefined|\[object|null|NaN|Invalid/);
    for (const part of [mail.subject, mail.text]) expect(japanese.test(part)).toBe(locale === "ja");
    expect(`${mail.subject}${mail.text}`).not.toMatch(/[!！]/);
    expect(mail.subject).toContain(locale === "ja" ? "【Tomoru】" : "");
    expect(mail.text).toMatch(/support@tomoru\.example|(hanako|keiri)@example\.jp/);
  });

  test.each(samplesOf(mails, locale))("$kind says all of its words as HTML and as text", (content) => {
    const { html, text } = compose(content, locale);
    const { [content.kind]: kind }: Mails = mails;
    const said = kind?.words[locale](content.data as never, config);
    const { subject = "", preview, ...words } = said ?? {};
    const [head = "", body = ""] = html.split("</head>").map(shownBy);
    expect(head).toContain(subject);
    for (const said of stringsIn({ preview, ...words })) expect(body).toContain(said);
    for (const said of stringsIn(words)) expect(text).toContain(said);
  });

  test.each(samplesOf(mails, locale))(
    "what people wrote stands in $kind as text, never as markup",
    (content) => {
      const marked = JSON.parse(
        JSON.stringify(content, (key, value) =>
          ["fullName", "bankName", "productName", "description", "subject", "message"].includes(key)
            ? `<img src=x onerror=alert(1)>"'&${value}`
            : value,
        ),
      );
      expect(compose(marked, locale).html).not.toMatch(/<img|<script/);
    },
  );

  test.each(codeKinds)("the code of %s stands on a line of its own and never in the subject", (kind) => {
    const mail = compose(sample(kind, locale), locale);
    expect(mail.text).toMatch(/^482915$/m);
    expect(mail.html).toContain(">482915</p>");
    // Relays write subjects into their logs.
    expect(mail.subject).not.toContain("482915");
    expect(mail.headers).not.toHaveProperty("List-Unsubscribe");
  });
});

test("the moment of a change is given in Japan time, and says so", () => {
  expect(compose(sample("passwordChanged")).text).toContain("変更日時：2026年11月21日 13:45（日本時間）");
  expect(compose(sample("passwordChanged"), "en").text).toContain(
    "When: 21 Nov 2026, 13:45 Japan time (UTC+9)",
  );
});

test.each(["passwordChanged", "bankChanged"] as const)("%s leads its reader to a new password", (kind) => {
  expect(compose(sample(kind)).html).toContain('href="https://tomoru.example/forgot-password"');
});

/** The logo is a mail's first link. */
const homeIn = (html: string) => /href="([^"]*)"/.exec(html)?.[1];

test.each([
  ["company", "/company"],
  ["creator", "/"],
] as const)("a deal's mail to the %s leads home to %s", (reader, home) => {
  const data = { ...mails.contracted.sample("ja"), reader };
  expect(homeIn(compose({ kind: "contracted", data }).html)).toBe(`https://tomoru.example${home}`);
});

test("who works at a company is led home to the companies' site, also where the button leaves it or is none", () => {
  const html = samplesOf(mails, "ja").map((content) => compose(content).html);
  for (const one of html.filter((text) => text.includes('href="https://tomoru.example/company/')))
    expect(homeIn(one)).toBe("https://tomoru.example/company");
  const kinds = [
    "planPaymentFailed",
    "memberRemoved",
    "companyVerified",
    "companyUnverified",
    "companyEmailChanged",
  ] as const;
  expect(kinds.map((kind) => homeIn(compose(sample(kind)).html))).toEqual(
    kinds.map(() => "https://tomoru.example/company"),
  );
});

test("the notice to an old address offers no reset, which that address can no longer do, but names support", () => {
  const { text } = compose(sample("emailChanged"));
  expect(text).not.toContain("/forgot-password");
  expect(text).toContain("すぐに support@tomoru.example までお知らせください");
});

test("of an account number only what the data holds of it is shown", () => {
  expect(compose(sample("bankChanged")).text).toContain("口座番号：下3桁 678");
  expect(compose(sample("bankChanged"), "en").text).toContain("Account number: ends in 678");
});

test.each(["withdrawalForSupport", "inquiryForSupport"] as const)(
  "an answer to %s goes to the person, whose line breaks are kept",
  (kind) => {
    const mail = compose(sample(kind));
    expect(mail.replyTo).toBe("hanako@example.jp");
    expect(mail.text).toContain("このメールに返信すると、hanako@example.jp に届きます。");
    expect(mail.html).toMatch(/<blockquote [^>]*white-space:pre-wrap[^>]*>[^<]*\n[^<]*<\/blockquote>/);
  },
);

test("an address that could become two receives no answer by itself: support does", () => {
  const inquiry = sample("inquiryForSupport");
  const content = { ...inquiry, data: { ...inquiry.data, email: "a@example.jp, b@example.jp" } };
  expect(compose(content).replyTo).toBe(config.supportEmail);
});

test("an answer to a mail is read: by support, and from support by whoever wrote", () => {
  const byWriter = samplesOf(mails, "ja").filter(
    (content) => compose(content).replyTo !== config.supportEmail,
  );
  expect(byWriter.map((content) => [content.kind, compose(content).replyTo])).toEqual([
    ["statementQueried", base.to],
    ["withdrawalForSupport", base.to],
    ["inquiryForSupport", base.to],
    ["companyInquiryForSupport", "keiri@example.jp"],
  ]);
});

test("an offer's mail says at once what, how much and when", () => {
  const { html, text } = compose(sample("newOffer"));
  for (const said of ["うるおい化粧水「しずく」", "¥80,000〜¥120,000", "2026年12月1日〜12月14日"]) {
    expect(text).toContain(said);
    expect(html).toContain(said);
  }
  expect(compose(offer({ budget: null, period: null })).text).toMatch(/想定予算：応相談\n希望月：2026年12月/);
  expect(compose(offer({ period: null, month: null })).text).not.toMatch(/投稿期間|希望月/);
  // What an older server wrote into the outbox says less.
  const { budget, period, month, ...older } = mails.newOffer.sample("ja");
  expect(compose({ kind: "newOffer", data: older }).text).toContain("応相談");
});

test("a transfer that came back says why, and a refund whose deal it is of; mails of before say less", () => {
  expect(compose(sample("paymentFailed")).text).toContain("口座名義が一致しませんでした");
  const { cause, ...failed } = mails.paymentFailed.sample("ja");
  expect(compose({ kind: "paymentFailed", data: failed }).text).toContain("誤りがないかご確認ください");
  expect(compose(sample("refunded")).text).toContain(
    "商品名：うるおい化粧水「しずく」\nクリエイター：さくらさん",
  );
  const { of, ...refunded } = mails.refunded.sample("ja");
  expect(compose({ kind: "refunded", data: refunded }).text).not.toMatch(/商品名|クリエイター：/);
});

test("who has left is told that an account is kept only where money is still owed", () => {
  const kept = "振込先は、残りの報酬をお振り込みし終えたときに削除します";
  expect(compose(sample("accountClosed")).text).toContain(kept);
  const { isOwed, ...left } = mails.accountClosed.sample("ja");
  expect(compose({ kind: "accountClosed", data: left }).text).toContain("振込先は残っていません");
});

test("a company's mail ends with the companies' address", () => {
  expect(compose(sample("refunded")).text).toContain("Tomoru\nhttps://tomoru.example/company\n");
  expect(compose(sample("newOffer")).text).toContain("Tomoru\nhttps://tomoru.example/\n");
});

test("every address in a mail begins with our own", () => {
  const composed = locales.flatMap((locale) =>
    samplesOf(mails, locale).map((content) => compose(content, locale)),
  );
  const addresses = composed.flatMap(
    ({ html, text }) => `${html}${text}`.match(/https?:\/\/[^\s"<]+/g) ?? [],
  );
  expect(addresses.filter((address) => !address.startsWith("https://tomoru.example/"))).toEqual([]);
  expect(addresses).toEqual(
    expect.arrayContaining([
      "https://tomoru.example/offer/AAAAAAAAAAAAAAAAAAAAAA",
      "https://tomoru.example/company/deals/AAAAAAAAAAAAAAAAAAAAAA",
    ]),
  );
});

test("a mail about an offer can be turned off with one click", () => {
  expect(compose(sample("newOffer")).headers).toMatchObject({
    "List-Unsubscribe": "<https://tomoru.example/mail/off/token_of-hanako>",
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
});

test("an offer without a product name says that it is confidential", () => {
  expect(compose(offer({ productName: null })).text).toContain("商品名：非公開");
});

test("markup in a person's or a product's name is shown as text", () => {
  const content = offer({
    fullName: "<img src=x onerror=alert(1)>",
    productName: '"><script>alert(1)</script>',
  });
  const { html, text } = compose(content);
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;さん");
  expect(text).toContain("<img src=x onerror=alert(1)>さん");
});

test("a line break in a product's name starts no new header", () => {
  const broken = compose(offer({ productName: "しずく\r\nBcc: all@example.jp\u202e" }));
  expect(broken.subject).toBe("【Tomoru】新しいオファー：しずく Bcc: all@example.jp");
});

test("the Message-ID follows from the mail's id and our host", () => {
  expect(compose(sample("signUpCode")).messageId).toBe(`<${base.id}@tomoru.example>`);
});
