import { HtmlValidate } from "html-validate";

/** The parser's part of HTML (JIS X 8341-3, 4.1.1): nesting, ids, attributes. What is a matter of taste, or axe's, is off. */
const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // The browser writes the document out again, in its own style.
    "attr-quotes": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "no-trailing-whitespace": "off",
    "no-raw-characters": "off",
    "void-style": "off",
    // React sets properties, which the browser writes as styles, and useId makes ids with signs.
    "no-inline-style": "off",
    "valid-id": "off",
    // The build's own head.
    "require-sri": "off",
    "script-type": "off",
    "long-title": "off",
  },
});

/** What is wrong with the document's markup as it stands in the browser. */
export async function markupFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector ?? "?"}`),
  );
}
