// What a person can touch on each screen, in an order in which nothing is left for the next touch to stumble over.

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{ name: string, touch: (page: Page) => Promise<void> }} Touch */
/** @typedef {{ path: string, touches: Touch[] }} Screen */

/** Milliseconds that a finger rests on the glass. Playwright's own tap lifts it in the moment in which it comes down. */
const rest = 80;

/**
 * On the first that is seen. Playwright's own tap would listen in the page whether it hits, while the touch is measured.
 *
 * @param {string} name @param {string} selector @returns {Touch}
 */
function tap(name, selector) {
  return {
    name,
    async touch(page) {
      const target = page.locator(selector).filter({ visible: true }).first();
      const point = await target.evaluate(bringIntoReach);
      if (!point) throw new Error(`${name}: something lies over ${selector}`);
      const session = await page.context().newCDPSession(page);
      await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
      await page.waitForTimeout(rest);
      await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await session.detach();
    },
  };
}

/** In the page: the middle of it, once that is on the screen and drawn, with nothing over it but its own label. @param {Element} target */
async function bringIntoReach(target) {
  if (!middle()) target.scrollIntoView({ block: "center" });
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return middle();

  function middle() {
    const { left, top, width, height } = target.getBoundingClientRect();
    const point = { x: left + width / 2, y: top + height / 2 };
    const hit = document.elementFromPoint(point.x, point.y);
    const label = hit?.closest("label");
    return target.contains(hit) || (label && label.control === target) || label === target ? point : null;
  }
}

/** @param {string} name @param {string} key @param {string} [selector] where the focus is put first @returns {Touch} */
function press(name, key, selector) {
  return {
    name,
    async touch(page) {
      if (selector) await page.locator(selector).filter({ visible: true }).first().focus();
      await page.keyboard.press(key);
    },
  };
}

/** @param {string} name @param {string} selector @returns {Touch} all that a field holds, with one key */
function emptied(name, selector) {
  return {
    name,
    async touch(page) {
      await page.locator(selector).selectText();
      await page.keyboard.press("Backspace");
    },
  };
}

const submit = "main form button[type=submit]";
const refused = tap("a refused form", submit);
const languages = [
  tap("English", "input[type=radio][value=en]"),
  tap("Japanese", "input[type=radio][value=ja]"),
];
const themes = [
  tap("the dark theme", "input[type=radio][value=dark]"),
  tap("the theme of the system", "input[type=radio][value=system]"),
];
const tables = [
  tap("a chart's table", "figure button[aria-expanded=false]"),
  tap("the table away", "figure button[aria-expanded=true]"),
];

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
    touches: [press("a letter", "a", "#email"), refused, tap("a move back", 'main a[href="/"]')],
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
        tap("the passwords shown", "main form input[type=checkbox]"),
        refused,
      ],
    },
    { path: "/settings/edit-email", touches: [press("a letter", "a", "main form input"), refused] },
    { path: "/cancellation", touches: [tap("a reason", "main form input[type=radio]"), refused] },
    { path: "/inquiry", touches: [press("a letter", "a", "main form textarea"), refused] },
  ];
}
