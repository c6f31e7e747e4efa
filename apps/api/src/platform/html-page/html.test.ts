import { expect, test } from "vitest";
import { html, trustedHtml } from "./html.ts";

test("every inserted text is escaped, for text and for quoted attributes", () => {
  expect(html`<a title="${`"'<>&`}">${"<b>"}</a>`.text).toBe(
    '<a title="&quot;&#39;&lt;&gt;&amp;">&lt;b&gt;</a>',
  );
});

test("markup inside markup stays markup, alone and in lists; nothing stays nothing", () => {
  expect(html`${[html`<i>${"&"}</i>`, trustedHtml("<b>")]}${undefined}${3}`.text).toBe("<i>&amp;</i><b>3");
});

test("an object that only looks like markup cannot be inserted as such", () => {
  // @ts-expect-error -- what JSON could bring; the compiler refuses it, and at run time it is no markup either.
  expect(() => html`${{ text: "<script>" }}`.text).toThrow();
});
