import { locales } from "@tomoru/contract/fields";
import { describe, expect, test } from "vitest";
import { composeMail, type MailToCompose } from "./mail-composer.ts";

const config = { appUrl: "https://tomoru.example", supportEmail: "support@tomoru.example" };
const base = { id: "019aa9b2-5f00-7c3e-8f21-1234567890ab", to: "hanako@example.jp", config };

const code: MailToCompose["content"] = { kind: "signUpCode", data: { code: "482915", minutes: 10 } };

function offer(more: { fullName?: string; productName?: string | null } = {}): MailToCompose["content"] {
  const data = {
    fullName: "山田 花子",
    offerId: "AAAAAAAAAAAAAAAAAAAAAA",
    productName: "うるおい化粧水「しずく」",
    platform: "instagram" as const,
    unsubscribeToken: "token_of-hanako",
    ...more,
  };
  return { kind: "newOffer", data };
}

const kana = /[\u3040-\u30ff\u4e00-\u9fff]/;

describe.each(locales)("in %s", (locale) => {
  test.each([code, offer({ productName: null, fullName: "Hanako" })])(
    "$kind is complete, as HTML and as text",
    (content) => {
      const mail = composeMail({ ...base, locale, content });
      expect(mail.html).toContain(`<html lang="${locale}">`);
      expect(`${mail.subject}${mail.html}${mail.text}`).not.toMatch(/undefined|\[object|null/);
      // Our own words only, so a Japanese mail has kana in it and an English one has none.
      for (const part of [mail.subject, mail.text]) expect(kana.test(part)).toBe(locale === "ja");
      expect(mail.text).toContain("support@tomoru.example");
    },
  );
});

test("the code stands on a line of its own in the text and never in the subject, which relays write into their logs", () => {
  const mail = composeMail({ ...base, locale: "ja", content: code });
  expect(mail.text).toMatch(/^482915$/m);
  expect(mail.html).toContain(">482915</p>");
  expect(mail.subject).not.toContain("482915");
});

test("every address in a mail begins with our own", () => {
  const mail = composeMail({ ...base, locale: "ja", content: offer() });
  const addresses = `${mail.html}${mail.text}`.match(/https?:\/\/[^\s"<]+/g) ?? [];
  expect(new Set(addresses)).toEqual(
    new Set([
      "https://tomoru.example/",
      "https://tomoru.example/offer/AAAAAAAAAAAAAAAAAAAAAA",
      "https://tomoru.example/mail/off/token_of-hanako",
    ]),
  );
});

test("a mail about an offer can be turned off with one click, a code cannot", () => {
  expect(composeMail({ ...base, locale: "en", content: offer() }).headers).toMatchObject({
    "List-Unsubscribe": "<https://tomoru.example/mail/off/token_of-hanako>",
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  expect(composeMail({ ...base, locale: "en", content: code }).headers).not.toHaveProperty(
    "List-Unsubscribe",
  );
});

test("markup in a person's or a product's name is shown as text", () => {
  const content = offer({
    fullName: "<img src=x onerror=alert(1)>",
    productName: '"><script>alert(1)</script>',
  });
  const { html, text } = composeMail({ ...base, locale: "ja", content });
  expect(html).not.toMatch(/<script|<img/);
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;さん");
  expect(text).toContain("<img src=x onerror=alert(1)>さん");
});

test("a line break in a product's name starts no new header, and a long name is cut", () => {
  const broken = composeMail({
    ...base,
    locale: "ja",
    content: offer({ productName: "しずく\r\nBcc: all@example.jp\u202e" }),
  });
  expect(broken.subject).toBe("【Tomoru】新しいオファー：しずく Bcc: all@example.jp");
  const long = composeMail({ ...base, locale: "ja", content: offer({ productName: "🍵".repeat(120) }) });
  expect([...long.subject]).toHaveLength(90);
  expect(long.subject).toMatch(/🍵…$/u);
});

test("the Message-ID follows from the mail's id and our host", () => {
  expect(composeMail({ ...base, locale: "ja", content: code }).messageId).toBe(`<${base.id}@tomoru.example>`);
});
