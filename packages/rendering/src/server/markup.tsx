import { ServerWide } from "@tomoru/ui/layout/use-media-query";
import { DocumentAnswers, type Fallback } from "@tomoru/web/api/document-answers.ts";
import { type Language, PageLanguage } from "@tomoru/web/i18n/language.store.ts";
import { ServerSession, type Session } from "@tomoru/web/session/session.store.ts";
import { renderToString } from "react-dom/server";
import type { SitePages } from "../site-pages.ts";

/** React's mark of a part that it gave up: the document would begin with a hole. */
const givenUp = "<!--$!-->";

type Markup = { path: string } & {
  language: Language;
  session: Session;
  isWide: boolean;
  fallback: Fallback | null;
};

/** What a request is rendered with stands in contexts of its own: others are on their way. */
export function renderMarkup(
  { App }: SitePages,
  { path, language, session, isWide, fallback }: Markup,
): string {
  const markup = renderToString(
    <PageLanguage value={language}>
      <ServerSession value={session}>
        <ServerWide value={isWide}>
          <DocumentAnswers value={{ current: fallback }}>
            <App path={path} />
          </DocumentAnswers>
        </ServerWide>
      </ServerSession>
    </PageLanguage>,
  );
  if (markup.includes(givenUp)) throw new Error("A part of the page could not be rendered");
  return markup;
}
