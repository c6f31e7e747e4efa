import type { AnsweredPage, Drawing } from "@tomoru/contract/drawing";
import type { Locale } from "@tomoru/contract/fields";
import { forgetGiven } from "@tomoru/web/api/given-answers.ts";
import { type Language, setLanguage } from "@tomoru/web/i18n/language.store.ts";
import { drawWide } from "@tomoru/web/page/use-wide.ts";
import { setServerUser } from "@tomoru/web/session/session.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { renderToString } from "react-dom/server";
import { loadLanguage, site } from "../shared/site.ts";
import { addressOf, answersId, firstReadsAt, giveFirstReads } from "./answers.ts";
import { App } from "./app.tsx";
import { pageViews, preloadPage } from "./lazy-pages.tsx";
import { pageAt } from "./paths.ts";

startSite(site);

const languages = new Map<Locale, Promise<Language>>();
const root = '<div id="root"></div>';

/** React's mark of a part that it gave up: the document would begin with a hole. */
const givenUp = "<!--$!-->";

export const readsOf: Drawing["readsOf"] = (path) => firstReadsAt(path).map(addressOf);

/** Draws what the app will take over: the page with its bars and its answers, for the person whose profile is among them. */
export const draw: Drawing["draw"] = async ({ path, locale, isWide, template, answers }) => {
  const language = languages.get(locale) ?? loadLanguage(locale, { isSignedIn: true });
  languages.set(locale, language);
  const [words] = await Promise.all([language, preloadPage({ path, signedIn: true })]);
  const page = pageAt(path)?.page;
  const markup = markupOf({ path, isWide, words, answers });
  if (!page || markup.includes(givenUp)) throw new Error("A part of the page could not be drawn");
  const drawn = `data-drawn="${locale}" data-access="${pageViews[page].access}"${isWide ? " data-wide" : ""}`;
  const body = `<div id="root" ${drawn}>${markup}</div><template id="whole"></template>`;
  return template.replace(root, () => body + dataOf(answers));
};

type Markup = Pick<AnsweredPage, "path" | "isWide" | "answers"> & { words: Language };

/** From here to the end nothing waits: what is drawn with is the module's own, and another drawing may be on its way. */
function markupOf({ path, isWide, words, answers }: Markup): string {
  const bodies = Object.entries(answers).map(([address, body]) => [address, JSON.parse(body)] as const);
  try {
    setLanguage(words);
    drawWide(isWide);
    setServerUser(giveFirstReads(path, Object.fromEntries(bodies)));
    const start = () => ({ pathname: path, search: "", state: null, key: "first", move: "pop" }) as const;
    return renderToString(<App start={start} />);
  } finally {
    setServerUser(null);
    forgetGiven();
  }
}

/** Data, not a script: the policy lets none in. A `<` could end the element, so there is none. */
function dataOf(answers: Readonly<Record<string, string>>): string {
  const entries = Object.entries(answers).map(([address, body]) => `${JSON.stringify(address)}:${body}`);
  const json = `{${entries.join()}}`.replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${answersId}">${json}</script>`;
}
