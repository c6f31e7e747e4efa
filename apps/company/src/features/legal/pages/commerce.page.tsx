import { getSeller, type Seller } from "@tomoru/contract/company/billing";
import { plans } from "@tomoru/contract/company/plans";
import { commerce as english } from "@tomoru/i18n/en/company/commerce";
import { commerce as japanese } from "@tomoru/i18n/ja/company/commerce";
import { DefinitionList } from "@tomoru/ui/data/definition-list";
import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { useEndpoint } from "@tomoru/web/api/use-endpoint.ts";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { VisitorFrame } from "../../../shared/page/visitor-frame.tsx";
import { yenWithTax } from "../../../shared/plans/plan-prices.ts";
import { toolFeeRates } from "../../../shared/plans/plan-rows.ts";
import { useLanguage } from "../../../shared/site.ts";
import styles from "./commerce.module.css";

/** The notice that the law on distance sales asks for: who sells, the prices, and how to cancel. */
export function CommercePage() {
  const { locale, words } = useLanguage();
  const say = locale === "en" ? english : japanese;
  const { data: seller, failure, reload } = useEndpoint(getSeller, { input: {}, retryAs: "account" });
  usePage({ title: words.frame.commerce, hasError: failure !== undefined });
  return (
    <VisitorFrame>
      <div className={styles.page}>
        <PageHeader title={words.frame.commerce} lead={say.lead} />
        {!seller && failure ? (
          <LoadError title={say.loadFailed} failure={failure} onRetry={() => void reload()} />
        ) : null}
        <DefinitionList rows={[...(failure ? [] : sellerRows(seller, say)), ...useSaleRows(say)]} />
      </div>
    </VisitorFrame>
  );
}

type Say = typeof japanese;

/** Has the same rows before the answer is here, so that nothing moves when it comes. */
function sellerRows(seller: Seller | undefined, { terms, onRequest }: Say) {
  const told = (value: string | null | undefined) => (seller ? (value ?? onRequest) : <Skeleton lines={1} />);
  return [
    { term: terms.seller, children: told(seller?.name) },
    { term: terms.responsible, children: onRequest },
    { term: terms.address, children: told(seller?.address) },
    { term: terms.phone, children: onRequest },
    { term: terms.email, children: told(seller?.email) },
    ...(seller?.invoiceNumber ? [{ term: terms.invoiceNumber, children: seller.invoiceNumber }] : []),
  ];
}

const told = [
  "extra",
  "payment",
  "paymentTime",
  "delivery",
  "renewal",
  "cancellation",
  "refund",
  "environment",
] as const;

function useSaleRows(say: Say) {
  const { words, format } = useLanguage();
  const { names } = words.plans;
  const prices = plans.plans.map(({ planId, priceYen }) =>
    priceYen === 0
      ? say.free(names[planId])
      : say.price(names[planId], format.yen(priceYen), format.yen(yenWithTax(priceYen))),
  );
  const rates = plans.plans.map(({ planId, values }) =>
    say.feeOf(names[planId], ...toolFeeRates(values.toolFeeBps, format)),
  );
  const fee = say.fee(rates.join(" / "));
  return [
    { term: say.terms.price, children: [...prices, fee].join("\n") },
    ...told.map((key) => ({ term: say.terms[key], children: say[key] })),
  ];
}
