import type { Locale } from "@tomoru/contract/fields";
import { getOperatorDeal } from "@tomoru/contract/operator/deals";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { loadDealWords } from "@tomoru/web-deals/deal-words.ts";
import type { ComponentType } from "react";
import { Link, useParams } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useAsked } from "../../../shared/ask.ts";
import { ConsolePage } from "../../../shared/frame/console-page.tsx";
import { Answered } from "../../../shared/page/answered.tsx";
import styles from "../../../shared/page/page.module.css";
import { RecordAndActs } from "../../../shared/page/record-and-acts.tsx";
import { useWords } from "../../../shared/site.ts";
import { DealActs } from "../components/deal-acts.tsx";
import { DealDelivery } from "../components/deal-delivery.tsx";
import { DealFacts } from "../components/deal-facts.tsx";
import { DealLedger } from "../components/deal-ledger.tsx";
import { DealRecord } from "../components/deal-record.tsx";
import { DealTerms } from "../components/deal-terms.tsx";

function DealPage() {
  return (
    <ConsolePage>
      <OneDeal />
    </ConsolePage>
  );
}

function OneDeal() {
  const { deals: say } = useWords();
  const { id = "" } = useParams();
  const asked = useAsked(getOperatorDeal, { params: { id } });
  const title = asked.data ? (asked.data.deal.productName ?? say.noProduct) : say.name;
  usePage({ title, hasError: !asked.data && asked.failure !== undefined });
  return (
    <div className={styles.page}>
      <PageHeader title={title} lead={id} back={{ label: say.name, render: <Link to={paths.deals} /> }} />
      <Answered asked={asked}>
        {(known) => (
          <div className={styles.column}>
            <RecordAndActs acts={<DealActs known={known} />}>
              <DealFacts known={known} />
              <DealTerms known={known} />
              <DealDelivery known={known} />
              <DealRecord known={known} />
            </RecordAndActs>
            <DealLedger dealId={id} />
          </div>
        )}
      </Answered>
    </div>
  );
}

/** Resolves once the words of deals, which the terms are told in, are here too. */
export async function dealPage(locale?: Locale): Promise<ComponentType> {
  await loadDealWords(locale);
  return DealPage;
}
