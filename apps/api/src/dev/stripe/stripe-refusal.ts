type StripeErrorBody = {
  type: "api_error" | "card_error" | "idempotency_error" | "invalid_request_error";
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  payment_intent?: object;
};

/** An answer that is an error, in the provider's shape. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: { readonly error: StripeErrorBody };
  /** Whether what was done before the refusal is kept, as with a refused charge. */
  readonly isKept: boolean;

  constructor(status: number, error: StripeErrorBody, { isKept = false } = {}) {
    super(error.message);
    this.status = status;
    this.body = { error };
    this.isKept = isKept;
  }
}

export function invalid(message: string, extra: { code?: string; param?: string } = {}): StripeRefusal {
  return new StripeRefusal(400, { type: "invalid_request_error", message, ...extra });
}

/** 404 for an id in the path; 400 for a parameter, which is named. */
export function noSuch(object: string, id: string, param?: string): StripeRefusal {
  const error = { type: "invalid_request_error", code: "resource_missing", param: param ?? "id" } as const;
  return new StripeRefusal(param === undefined ? 404 : 400, {
    ...error,
    message: `No such ${object}: '${id}'`,
  });
}

export type CardError = { code: string; decline_code?: string; message: string };

const messages: Readonly<Record<string, string>> = {
  card_declined: "Your card was declined.",
  expired_card: "Your card has expired.",
  processing_error: "An error occurred while processing your card. Try again in a little bit.",
  insufficient_funds: "Your card has insufficient funds.",
  authentication_required: "Your card was declined. This transaction requires authentication.",
};

/** The provider's error for a card that it could not charge. */
export function cardErrorOf(reason: string): CardError {
  const message = messages[reason] ?? "Your card was declined.";
  if (reason === "insufficient_funds") return { code: "card_declined", decline_code: reason, message };
  if (reason === "card_declined") return { code: reason, decline_code: "generic_decline", message };
  if (reason === "authentication_required") return { code: reason, decline_code: reason, message };
  return { code: reason, decline_code: reason, message };
}

export function cardRefused(error: CardError, intent?: object, { isKept } = { isKept: true }): StripeRefusal {
  const said = intent === undefined ? error : { ...error, payment_intent: intent };
  return new StripeRefusal(402, { type: "card_error", ...said }, { isKept });
}
