/** States that only a pointer or a key can bring; `data-forced` on an element shows its content in one of them. */
export const forcedStates = ["hover", "focus", "press"] as const;
export type ForcedState = (typeof forcedStates)[number];

const pseudos: Record<ForcedState, { pattern: RegExp; stand: string }> = {
  hover: { pattern: /:hover/g, stand: ':is([data-forced="hover"] *)' },
  // A press is a hover, too.
  press: { pattern: /:(active|hover)(?![\w-])/g, stand: ':is([data-forced="press"] *)' },
  // Everything can be pointed at, but only a control has the focus.
  focus: {
    pattern: /:focus-visible/g,
    stand: ':is([data-forced="focus"] :where(a, button, input, select, textarea))',
  },
};

/**
 * Repeats each rule of the page's stylesheets that speaks of such a state, right behind the original and with the same
 * weight, for elements below `data-forced`. The components know nothing of it.
 */
export function forceStates(): void {
  for (const sheet of document.styleSheets) repeatRules(sheet);
}

type RuleList = Pick<CSSStyleSheet, "cssRules" | "insertRule">;

function repeatRules(list: RuleList): void {
  for (let index = list.cssRules.length - 1; index >= 0; index--) {
    const rule = list.cssRules[index];
    if (rule instanceof CSSGroupingRule) repeatRules(rule);
    if (!(rule instanceof CSSStyleRule)) continue;
    for (const { pattern, stand } of Object.values(pseudos).toReversed()) {
      const selector = rule.selectorText.replaceAll(pattern, stand);
      if (selector !== rule.selectorText) list.insertRule(`${selector}{${rule.style.cssText}}`, index + 1);
    }
  }
}
