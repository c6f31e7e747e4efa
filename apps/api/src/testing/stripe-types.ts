import { join } from "node:path";
import ts from "typescript";

/** Beside this file, so that the library is found from it; it is never written. */
const written = join(import.meta.dirname, "stripe-answers-on-the-wire.ts");

const typeNames: Readonly<Record<string, string>> = {
  cash_balance: "Stripe.CashBalance",
  charge: "Stripe.Charge",
  "checkout.session": "Stripe.Checkout.Session",
  customer: "Stripe.Customer",
  customer_cash_balance_transaction: "Stripe.CustomerCashBalanceTransaction",
  dispute: "Stripe.Dispute",
  event: "Stripe.Event",
  invoice: "Stripe.Invoice",
  payment_intent: "Stripe.PaymentIntent",
  payment_method: "Stripe.PaymentMethod",
  price: "Stripe.Price",
  product: "Stripe.Product",
  refund: "Stripe.Refund",
  setup_intent: "Stripe.SetupIntent",
  subscription: "Stripe.Subscription",
  tax_rate: "Stripe.TaxRate",
};

type Answer = { readonly object: string; readonly data?: readonly { readonly object: string }[] };

const head = `import type Stripe from "stripe";
type Wire<T> = T extends Stripe.Decimal ? string : T extends readonly (infer E)[] ? Wire<E>[]
  : T extends object ? { [K in keyof T]: Wire<T[K]> } : T;
`;

/**
 * What the compiler has against these answers as values of the library's types: a field too many, one that is missing, a value of
 * another kind. One line a fault, with what it is about.
 */
export function faultsOfAnswers(bodies: readonly string[]): string[] {
  const values = bodies.map((body, index) => {
    const { object, data } = JSON.parse(body) as Answer;
    const type = object === "list" ? `Stripe.ApiList<${nameOf(data?.[0]?.object)}>` : nameOf(object);
    return `export const answer${index}: Wire<${type}> = ${body};`;
  });
  const text = [head, ...values].join("\n");
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (name) => name === written || fileExists.call(host, name);
  host.getSourceFile = (name, ...rest) =>
    name === written
      ? ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, true)
      : getSourceFile.call(host, name, ...rest);
  const program = ts.createProgram([written], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText, file, start }) => {
    const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line : 0;
    const about = text.split("\n")[line]?.slice(0, 60) ?? "";
    return `${about}… ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
  });
}

function nameOf(object: string | undefined): string {
  const name = object === undefined ? undefined : typeNames[object];
  if (name === undefined) throw new Error(`the library has no type for ${object}, or the list is empty`);
  return name;
}

const options: ts.CompilerOptions = {
  noEmit: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: ["node"],
  lib: ["lib.esnext.d.ts"],
};
