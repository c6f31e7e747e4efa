import { expect, test } from "vitest";
import { mails } from "../../mails.ts";
import { composeMail } from "../mail/mail-composer.ts";
import { samplesOf } from "../mail/mail-kind.ts";
import { inPhrases } from "./phrases.ts";

const end = '<wbr aria-hidden="true">';
const config = { appUrl: "https://tomoru.example", supportEmail: "support@tomoru.example" };

test("a text of a mail may break where its phrases end, and what fills a gap stays whole", () => {
  expect(inPhrases("新しいオファーが届きました").text).toBe(`新しい${end}オファーが${end}届きました`);
  expect(inPhrases("山田 花子さん").text).toBe("山田 花子さん");
  expect(inPhrases("<b>だれも知らない文</b>").text).toBe("&lt;b&gt;だれも知らない文&lt;/b&gt;");
});

test("every heading of a Japanese mail is in phrases, and no mail has an invisible sign", () => {
  for (const content of samplesOf(mails, "ja")) {
    const { html, text } = composeMail({ id: "1", to: "a@example.jp", locale: "ja", content, mails, config });
    expect(html, content.kind).toMatch(/<h1 [^>]*>[^<]+<wbr aria-hidden="true">/);
    expect(`${html}${text}`).not.toMatch(/\u200b|\u2060|&shy;|&#8203;/);
    expect(text).not.toContain("<wbr");
  }
  const [english] = samplesOf(mails, "en");
  if (!english) throw new Error("no sample");
  expect(
    composeMail({ id: "1", to: "a@example.jp", locale: "en", content: english, mails, config }).html,
  ).not.toContain("<wbr");
});
