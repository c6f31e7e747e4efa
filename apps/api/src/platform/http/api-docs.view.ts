import { join } from "node:path";
import { termsOf } from "@tomoru/contract/access";
import { codes } from "@tomoru/contract/codes";
import type { Endpoint } from "@tomoru/contract/endpoint";
import { operationTexts } from "@tomoru/contract/operation-texts";
import { codes as texts } from "@tomoru/i18n/en/common/codes";
import { type Html, html } from "../html-page/html.ts";
import { htmlPage, htmlPageStyle } from "../html-page/html-page.ts";
import { failuresOf, openApiOf } from "./openapi.ts";

export type DocsOptions = { readonly endpoints: readonly Endpoint[]; readonly appUrl: string };

/** The document for programs, and the page for people with its style. */
export function renderDocs({ endpoints, appUrl }: DocsOptions) {
  return {
    document: JSON.stringify(openApiOf(endpoints, { appUrl })),
    page: docsPage(endpoints),
    style: htmlPageStyle(join(import.meta.dirname, "api-docs.css")),
  };
}

function docsPage(endpoints: readonly Endpoint[]): string {
  const groups = Map.groupBy(endpoints, ({ tag }) => tag);
  return htmlPage({
    locale: "en",
    title: "API",
    style: "/api/docs.css",
    body: html`<header>
<h1>Tomoru API</h1>
<p>JSON in, JSON out, below <code>/api</code>. The access token travels as <code>Authorization: Bearer …</code>; messages
come in the language of <code>Accept-Language</code> (<code>ja</code> or <code>en</code>). Every schema stands in
<a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<nav aria-label="Sections">${[...groups.keys()].map((tag) => html`<a href="#${tag.toLowerCase()}">${tag}</a>`)}</nav>
</header>
<main>
${[...groups].map(
  ([tag, calls]) => html`<section id="${tag.toLowerCase()}"><h2>${tag}</h2>${calls.map(callCard)}</section>`,
)}
<section id="codes"><h2>Codes</h2><table><thead><tr><th scope="col">Code</th><th scope="col">HTTP</th><th scope="col">Text</th></tr></thead>
<tbody>${Object.entries(codes).map(
      ([code, { name, statuses }]) =>
        html`<tr><td>${code}</td><td>${statuses.join(", ")}</td><td>${texts[name]}</td></tr>`,
    )}</tbody></table></section>
</main>`,
  });
}

function callCard(endpoint: Endpoint): Html {
  const { name, method, path, summary, access } = endpoint;
  return html`<article>
<h3><span class="method">${method}</span> <code>${path}</code></h3>
<p>${summary} ${operationTexts[name]?.description ?? ""}</p>
<details><summary class="small"><span class="access">${termsOf(access).says}</span> Refusals</summary>
<ul class="small">${failuresOf(endpoint).map(({ code, cause }) => html`<li><code>${code}</code> ${cause}</li>`)}</ul></details>
</article>`;
}
