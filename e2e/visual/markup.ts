import { HtmlValidate } from "html-validate";

/** JIS X 8341-3, 4.1.1: nesting, ids, attributes. Style rules, and axe's, are off. */
const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // The browser serializes the document in its own style.
    "attr-quotes": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "no-trailing-whitespace": "off",
    "no-raw-characters": "off",
    "void-style": "off",
    // React sets styles as properties, and useId makes ids with special characters.
    "no-inline-style": "off",
    "valid-id": "off",
    // The build's own head.
    "require-sri": "off",
    "script-type": "off",
    "long-title": "off",
  },
});

export async function markupFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector ?? "?"}`),
  );
}
