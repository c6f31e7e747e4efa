// What a creator can touch on each screen, in an order in which nothing is left for the next touch to stumble over.
import { emptied, languages, press, tables, tap, themes } from "./touch-acts.mjs";

/** @typedef {import("./touch-acts.mjs").Screen} Screen */

const submit = "main form button[type=submit]";
const refused = tap("a refused form", submit);

/** @type {Screen[]} */
export const signedOut = [
  {
    path: "/sign_in",
    touches: [
      press("a letter", "a", "#username"),
      tap("the password shown", "main button[aria-pressed]"),
      refused,
      ...languages,
      ...themes,
      tap("a move to the sign-up", 'main a[href="/sign_up"]'),
    ],
  },
  {
    path: "/sign_up",
    touches: [
      press("a letter", "a", "#fullName"),
      press("a letter of a password", "a", "#password"),
      tap("the terms accepted", "main input[type=checkbox]"),
      refused,
      ...languages,
      tap("a move to the terms", 'footer a[href="/influencers/terms"]'),
    ],
  },
  {
    path: "/forgot-password",
    touches: [press("a letter", "a", "#email"), refused, tap("a move back", 'main a[href="/sign_in"]')],
  },
  { path: "/influencers/terms", touches: [...languages, ...themes] },
];

/** @param {string} offerId of one that waits @returns {Screen[]} */
export function signedIn(offerId) {
  return [
    {
      path: "/",
      touches: [
        ...tables,
        tap("the menu", "header button[aria-haspopup=menu]"),
        press("the menu away", "Escape"),
        ...languages,
        tap("a move to the offers", 'nav a[href="/offers"]'),
      ],
    },
    {
      path: "/offers",
      touches: [
        tap("another filter", 'main nav a[href*="status="]'),
        press("the next article", "PageDown", "[role=feed] article a"),
        tap("a move to an offer", "[role=feed] article a"),
      ],
    },
    {
      path: `/offer/${offerId}`,
      touches: [
        tap("the question", "main button:not([aria-expanded])"),
        tap("the question away", "[role=alertdialog] button"),
        tap("a move to the list", 'main a[href="/offers"]'),
      ],
    },
    { path: "/payment-history", touches: [...tables, tap("a move home", 'nav a[href="/"]')] },
    {
      path: "/settings",
      touches: [...languages, ...themes, tap("a move to the account", 'main a[href="/account"]')],
    },
    {
      path: "/account",
      touches: [
        press("a letter", "a", "#fullName"),
        press("a year", "ArrowDown", "#dob"),
        tap("the categories", "#category"),
        tap("a category", "[role=dialog] input[type=checkbox]"),
        tap("the categories away", "[role=dialog] button"),
        press("a letter of many", "a", "#bio"),
        press("a country", "ArrowDown", "#country"),
        tap("a gender", "fieldset:has(#gender) label"),
        press("a name taken away", "Backspace", "#creatorName"),
        refused,
        tap("the question before leaving", 'nav a[href="/"]'),
        tap("staying", "[role=alertdialog] button"),
      ],
    },
    {
      path: "/bank-account",
      touches: [
        tap("the list of banks", "#bankName"),
        emptied("the bank taken away", "#bankName"),
        press("a digit of a bank", "0"),
        tap("a bank", "[role=option]"),
        tap("the list of branches", "#branchName"),
        tap("a branch", "[role=option]"),
        tap("a kind of account", "main form input[type=radio]"),
        press("a field left", "Tab", "#accountNumber"),
      ],
    },
    {
      path: "/settings/change-password",
      touches: [
        press("a letter", "a", "main form input"),
        tap("a password shown", "main form button[aria-pressed]"),
        refused,
      ],
    },
    { path: "/settings/edit-email", touches: [press("a letter", "a", "main form input"), refused] },
    { path: "/cancellation", touches: [tap("a reason", "main form input[type=radio]"), refused] },
    { path: "/inquiry", touches: [press("a letter", "a", "main form textarea"), refused] },
  ];
}
