import { codeOf, type FailureName } from "./codes.ts";

/**
 * What the API document says of a call beyond its schemas. Apart from the endpoints, which a site ships
 * to every visitor.
 */
export type OperationText = {
  readonly description: string;
  /** Where a code has a closer meaning in this call. */
  readonly causes?: { readonly [Name in FailureName]?: string };
};

export const wrongCode = `The code is wrong. The fifth wrong one still answers this; from then on it is ${codeOf("tooManyRequests")}.`;
export const mailRation =
  "More than ten codes were asked for from one network, or five for one e-mail, in an hour.";
export const codeTries = "The five tries of this code are used up.";
