import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Button, ButtonLink, TextLink } from "./button.tsx";

test("an off button can take focus and points at the reason", () => {
  const html = renderToStaticMarkup(
    <Button variant="primary" off="missing">
      保存する
    </Button>,
  );
  expect(html).toMatch(/aria-disabled="true"/);
  expect(html).toMatch(/aria-describedby="missing"/);
  expect(html).not.toMatch(/ disabled/);
});

test("a loading button shows its verb and keeps its label's room", () => {
  const html = renderToStaticMarkup(
    <Button variant="primary" loading="保存中…">
      保存する
    </Button>,
  );
  expect(html).toMatch(/aria-busy="true"/);
  expect(html).toMatch(/保存する.*保存中…/);
});

test("a link keeps the caller's element, address and class names", () => {
  const html = renderToStaticMarkup(
    <ButtonLink variant="primary" render={<a className="own" href="/offers" />}>
      内容を確認する
    </ButtonLink>,
  );
  expect(html).toMatch(/^<a[^>]*href="\/offers"/);
  expect(html).toMatch(/class="own [^"]+"/);
});

test("a link to another site opens a new tab, says so, and hands over no opener", () => {
  const html = renderToStaticMarkup(
    <TextLink external="新しいタブで開きます" href="https://example.com/">
      example.com
    </TextLink>,
  );
  expect(html).toMatch(/target="_blank"/);
  expect(html).toMatch(/rel="noopener noreferrer"/);
  expect(html).toContain("新しいタブで開きます");
});
