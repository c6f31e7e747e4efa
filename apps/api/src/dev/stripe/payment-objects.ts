import type {
  WireCharge,
  WireDispute,
  WirePaymentIntent,
  WirePaymentMethod,
  WireRefund,
} from "./wire-objects.ts";

type Made = { readonly id: string; readonly created: number };
type Metadata = Readonly<Record<string, string>>;

type IntentParts = Made & {
  readonly yen: number;
  readonly customer: string | null;
  readonly paymentMethod: string | null;
  readonly description: string | null;
  readonly metadata: Metadata;
  readonly isTransfer?: boolean;
};

const byTransfer = {
  customer_balance: { funding_type: "bank_transfer", bank_transfer: { type: "jp_bank_transfer" } },
} as const;

export function newPaymentIntent(parts: IntentParts): WirePaymentIntent {
  const type = parts.isTransfer ? "customer_balance" : "card";
  return {
    id: parts.id,
    object: "payment_intent",
    allowed_payment_method_types: [type],
    amount: parts.yen,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic",
    client_secret: `${parts.id}_secret_sandbox`,
    confirmation_method: "automatic",
    created: parts.created,
    currency: "jpy",
    customer: parts.customer,
    customer_account: null,
    description: parts.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: parts.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: parts.paymentMethod,
    payment_method_configuration_details: null,
    payment_method_options: parts.isTransfer ? byTransfer : null,
    payment_method_types: [type],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: parts.paymentMethod === null ? "requires_payment_method" : "requires_confirmation",
    transfer_group: null,
  };
}

export function newCharge(
  parts: Made & { intent: WirePaymentIntent; method: WirePaymentMethod; isDisputed: boolean },
): WireCharge {
  const { intent, method } = parts;
  return {
    id: parts.id,
    object: "charge",
    amount: intent.amount,
    amount_captured: intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: "SANDBOX",
    captured: true,
    created: parts.created,
    currency: "jpy",
    customer: intent.customer,
    description: intent.description,
    disputed: parts.isDisputed,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: null,
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: true,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "succeeded",
    transfer_data: null,
    transfer_group: null,
  };
}

type RefundParts = Made & {
  readonly charge: WireCharge;
  readonly yen: number;
  readonly reason: WireRefund["reason"];
  readonly metadata: Metadata;
  readonly status: "succeeded" | "pending";
};

export function newRefund({ id, created, charge, yen, reason, metadata, status }: RefundParts): WireRefund {
  return {
    id,
    object: "refund",
    amount: yen,
    balance_transaction: null,
    charge: charge.id,
    created,
    currency: "jpy",
    customer: charge.customer,
    customer_account: null,
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status,
    transfer_reversal: null,
  };
}

/** A dispute can be answered for a week, as with cards. */
const answerSeconds = 7 * 86_400;

export function newDispute({ id, created, charge }: Made & { charge: WireCharge }): WireDispute {
  return {
    id,
    object: "dispute",
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: "jpy",
    enhanced_eligibility_types: [],
    evidence: { ...noEvidence, enhanced_evidence: {} },
    evidence_details: {
      due_by: created + answerSeconds,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_submitted",
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    network_reason_code: null,
    payment_intent: charge.payment_intent,
    reason: "fraudulent",
    status: "needs_response",
  };
}

const noEvidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
} as const;
