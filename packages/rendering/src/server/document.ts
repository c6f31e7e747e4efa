import type { Locale } from "@tomoru/contract/fields";
import type { Access } from "@tomoru/web/routes/page-views.ts";
import { type AnswersInDocument, answersId } from "../browser/answers.ts";

type Rendered = {
  title: string;
  markup: string;
  locale: Locale;
  access: Access;
  isQuiet: boolean;
  isWide: boolean;
  search: string;
  answers: AnswersInDocument | null;
};

const root = '<div id="root"></div>';

/** What the app will hydrate stands in its root; what it will replace, beside it. Half a page is not painted: it stands elsewhere than the page. */
export function fillDocument(template: string, { title, markup, answers, ...rendered }: Rendered) {
  const { locale, access, isQuiet, isWide, search } = rendered;
  const query = search === "" ? "" : ` data-search="${escaped(search)}"`;
  const wide = answers ? ` data-wide="${isWide}"` : "";
  const marks = `${wide}${isQuiet ? " data-quiet" : ""}${query}`;
  const attributes = `data-rendered="${locale}" data-access="${access}"${marks}`;
  const body =
    access === "signedIn" && answers === null
      ? `${root}<div ${attributes} inert aria-hidden="true">${markup}</div>`
      : `<div id="root" ${attributes}>${markup}</div>`;
  // By functions: a `$` in the words must not be read as a pattern.
  return template
    .replace("</head>", '  <link rel="expect" blocking="render" href="#whole">\n  </head>')
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    .replace(root, () => `${body}<template id="whole"></template>${answers ? dataOf(answers) : ""}`);
}

/** Data, not a script: the policy lets none in. A `<` could end the element, so there is none. */
function dataOf(answers: AnswersInDocument): string {
  const json = JSON.stringify(answers).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${answersId}">${json}</script>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
