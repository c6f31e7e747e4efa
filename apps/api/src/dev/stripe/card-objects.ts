import { fingerprintOf, type SandboxCard } from "./sandbox-cards.rules.ts";
import type { WirePaymentMethod, WireSession, WireSetupIntent } from "./wire-objects.ts";

type Made = { readonly id: string; readonly created: number };

export type TypedCard = {
  readonly number: string;
  readonly month: number;
  readonly year: number;
  readonly holder: string;
};

/** A card that belongs to no customer yet. */
export function newPaymentMethod(parts: Made & { card: SandboxCard; typed: TypedCard }): WirePaymentMethod {
  const { typed, card } = parts;
  return {
    id: parts.id,
    object: "payment_method",
    allow_redisplay: "limited",
    billing_details: { address: null, email: null, name: typed.holder, phone: null, tax_id: null },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
      country: "JP",
      display_brand: card.brand,
      exp_month: typed.month,
      exp_year: typed.year,
      fingerprint: fingerprintOf(typed.number),
      funding: "credit",
      generated_from: null,
      last4: typed.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: "unregulated",
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: parts.created,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: "card",
  };
}

export function newSetupIntent(parts: Made & { customer: string }): WireSetupIntent {
  return {
    id: parts.id,
    object: "setup_intent",
    allowed_payment_method_types: ["card"],
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: null,
    created: parts.created,
    customer: parts.customer,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card"],
    single_use_mandate: null,
    status: "requires_payment_method",
    usage: "off_session",
  };
}

type SessionParts = Made & {
  readonly customer: string;
  /** In payment mode there is `yen` instead. */
  readonly setupIntent: string | null;
  readonly yen?: number;
  readonly locale: NonNullable<WireSession["locale"]>;
  readonly successUrl: string;
  readonly cancelUrl: string | null;
  readonly url: string;
  readonly expiresAt: number;
  readonly metadata: Readonly<Record<string, string>>;
};

export function newSession(parts: SessionParts): WireSession {
  return {
    id: parts.id,
    object: "checkout.session",
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: ["card"],
    amount_subtotal: parts.yen ?? null,
    amount_total: parts.yen ?? null,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: parts.cancelUrl,
    client_reference_id: null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: parts.created,
    currency: "jpy",
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: parts.customer,
    customer_account: null,
    customer_creation: null,
    customer_details: null,
    customer_email: null,
    discounts: null,
    expires_at: parts.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: parts.locale,
    managed_payments: null,
    metadata: parts.metadata,
    mode: parts.yen === undefined ? "setup" : "payment",
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: "always",
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card"],
    payment_status: parts.yen === undefined ? "no_payment_required" : "unpaid",
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: parts.setupIntent,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: null,
    subscription: null,
    success_url: parts.successUrl,
    total_details: null,
    ui_mode: "hosted_page",
    url: parts.url,
    wallet_options: null,
  };
}
