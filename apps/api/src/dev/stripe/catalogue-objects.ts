import type { WireCustomer, WirePlan, WirePrice, WireProduct, WireTaxRate } from "./wire-objects.ts";

type Made = { readonly id: string; readonly created: number };
type Metadata = Readonly<Record<string, string>>;

export function newProduct(parts: Made & { name: string; metadata: Metadata }): WireProduct {
  return {
    id: parts.id,
    object: "product",
    active: true,
    created: parts.created,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: parts.metadata,
    name: parts.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: "service",
    unit_label: null,
    updated: parts.created,
    url: null,
  };
}

export function newPrice(
  parts: Made & { product: string; lookupKey: string | null; yen: number; metadata: Metadata },
): WirePrice {
  return {
    id: parts.id,
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    created: parts.created,
    currency: "jpy",
    custom_unit_amount: null,
    livemode: false,
    lookup_key: parts.lookupKey,
    metadata: parts.metadata,
    nickname: null,
    product: parts.product,
    recurring: {
      interval: "month",
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: "licensed",
    },
    tax_behavior: "exclusive",
    tiers_mode: null,
    transform_quantity: null,
    type: "recurring",
    unit_amount: parts.yen,
    unit_amount_decimal: String(parts.yen),
  };
}

/** The plan that items had before there were prices; the provider still sends it. */
export function planOfPrice(price: WirePrice): WirePlan {
  return {
    id: price.id,
    object: "plan",
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: "per_unit",
    created: price.created,
    currency: price.currency,
    interval: "month",
    interval_count: 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: null,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}

type TaxRateParts = Made & {
  readonly displayName: string;
  readonly percentage: number;
  readonly country: string | null;
  readonly isInclusive: boolean;
  readonly metadata: Metadata;
};

export function newTaxRate(parts: TaxRateParts): WireTaxRate {
  return {
    id: parts.id,
    object: "tax_rate",
    active: true,
    country: parts.country,
    created: parts.created,
    description: null,
    display_name: parts.displayName,
    effective_percentage: parts.percentage,
    flat_amount: null,
    inclusive: parts.isInclusive,
    jurisdiction: null,
    jurisdiction_level: null,
    livemode: false,
    metadata: parts.metadata,
    percentage: parts.percentage,
    rate_type: "percentage",
    state: null,
    tax_type: null,
  };
}

type CustomerParts = Made & {
  readonly name: string | null;
  readonly email: string | null;
  readonly locales: readonly string[];
  readonly metadata: Metadata;
};

export function newCustomer(parts: CustomerParts): WireCustomer {
  return {
    id: parts.id,
    object: "customer",
    address: null,
    balance: 0,
    created: parts.created,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: parts.email,
    invoice_prefix: parts.id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: parts.metadata,
    name: parts.name,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [...parts.locales],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
  };
}
