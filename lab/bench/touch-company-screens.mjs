// What somebody of a company can touch on each screen, in an order in which nothing is left for the next touch to stumble over.
import { languages, press, tables, tap, themes } from "./touch-acts.mjs";

/** @typedef {import("./touch-acts.mjs").Screen} Screen */

const move = (/** @type {string} */ name, /** @type {string} */ page) =>
  tap(`a move to ${name}`, `nav a[href="/company${page}"]`);

/** @param {{ creatorId: string, workId: string, dealId: string, listId: string }} market what the demo's company has @returns {Screen[]} */
export function companySignedIn({ creatorId, workId, dealId, listId }) {
  return [
    { path: "/company", touches: [move("the search", "/creators")] },
    {
      path: "/company/creators",
      touches: [
        press("a letter of a keyword", "a", "main [type=search]"),
        press("a search", "Enter", "main [type=search]"),
        tap("another order", "main select"),
        tap("a creator chosen", "main li input[type=checkbox]"),
        tap("the choice cleared", "section[data-sticky-actions] button"),
        tap("the filters", "main button[aria-haspopup=dialog]"),
        tap("a category", "[role=dialog] input[type=checkbox]"),
        tap("another platform", "[role=dialog] input[type=radio]:not(:checked)"),
        press("a digit of a range", "5", "[role=dialog] input[inputmode=decimal]"),
        press("a country", "ArrowDown", "[role=dialog] select"),
        tap("the filters away", "[role=dialog] footer button, [role=dialog] button:last-of-type"),
        tap("a move to a creator", 'main li a[href*="/creators/"]'),
      ],
    },
    {
      path: `/company/creators/${creatorId}?platform=instagram`,
      touches: [...tables, move("the lists", "/lists")],
    },
    { path: "/company/lists", touches: [tap("a move to a list", 'main a[href*="/lists/"]')] },
    {
      path: `/company/lists/${listId}`,
      touches: [
        tap("a creator chosen", "main li input[type=checkbox]"),
        tap("the choice cleared", "section[data-sticky-actions] button"),
        move("the campaigns", "/campaigns"),
      ],
    },
    {
      path: "/company/campaigns",
      touches: [
        tap("what has ended", "main nav a:not([aria-current])"),
        tap("what runs", "main nav a:not([aria-current])"),
        tap("a move to a board", 'main a[href*="/campaigns/"]'),
      ],
    },
    {
      path: `/company/campaigns/${workId}`,
      touches: [
        ...tables,
        tap("a question", "main button[aria-describedby$=note]"),
        tap("the question away", "[role=alertdialog] button"),
      ],
    },
    {
      path: "/company/campaign/new",
      touches: [
        press("a letter", "a", "#productName"),
        press("a letter of many", "a", "#description"),
        tap("a kind of post", "#part-wishes input[type=checkbox]"),
        tap("a budget", "#part-money input[type=radio]"),
        tap("a refused form", "main form button[type=submit]"),
      ],
    },
    {
      path: `/company/deals/${dealId}?tab=thread`,
      touches: [press("a letter of a message", "a", "main textarea"), move("home", "")],
    },
    {
      path: "/company/settings",
      touches: [...languages, ...themes, tap("single letters off", "main input[type=checkbox]")],
    },
    {
      path: "/company/settings/company",
      touches: [
        press("a letter", "a", "#representative"),
        press("a prefecture", "ArrowDown", "#prefecture"),
        tap("another kind", "main form input[type=radio]:not(:checked)"),
      ],
    },
    {
      path: "/company/plan",
      touches: [tap("another plan", "main input[type=radio]:not(:checked)")],
    },
  ];
}
