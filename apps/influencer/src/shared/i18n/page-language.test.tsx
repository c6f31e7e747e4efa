import {
  PageLanguage,
  startLanguage,
  switchLanguage,
  useLocaleChoice,
  usePageLanguage,
} from "@tomoru/web/i18n/language.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { useLayoutEffect } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { site, useLanguage } from "../site.ts";

beforeEach(async () => {
  startSite(site);
  await startLanguage();
});
afterEach(async () => {
  await switchLanguage("ja");
  localStorage.removeItem("locale");
});

test("a chosen language is marked at its control before the page is rendered in it", async () => {
  const seen: string[] = [];
  function Page() {
    const choice = useLocaleChoice();
    const { locale, words } = useLanguage();
    useLayoutEffect(() => {
      seen.push(`${choice} ${locale}`);
    });
    return <h1>{words.auth.signIn.title}</h1>;
  }
  function App() {
    return (
      <PageLanguage value={usePageLanguage()}>
        <Page />
      </PageLanguage>
    );
  }
  const screen = await render(<App />);
  await switchLanguage("en");
  await expect.element(screen.getByRole("heading")).not.toHaveTextContent("ログイン");
  expect([...new Set(seen)]).toEqual(["ja ja", "en ja", "en en"]);
});
