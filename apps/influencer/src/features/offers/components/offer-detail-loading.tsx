import { DefinitionList } from "@tomoru/ui/data/definition-list";
import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Card } from "@tomoru/ui/layout/card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { Phrases } from "@tomoru/ui/text/phrases";
import facts from "@tomoru/web/offers/offer-facts.module.css";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import styles from "./offer-detail.module.css";

export function OfferDetailLoading() {
  const { detail, rows } = useWords().offers;
  usePage({ title: detail.title });
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeader title={detail.title} back={{ label: detail.back, render: <Link to={paths.offers} /> }} />
      </div>
      <div className={styles.side}>
        <Card>
          <h2>
            <Phrases>{detail.budget}</Phrases>
          </h2>
          <Loading silent>
            <Skeleton width="70%" height={40} />
          </Loading>
        </Card>
      </div>
      <div className={styles.facts}>
        <Card as="section" className={facts.card}>
          <h2>{detail.information}</h2>
          <Loading>
            <DefinitionList
              rows={Object.values(rows).map((term) => ({
                term,
                children: <Skeleton width="70%" height={20} />,
              }))}
            />
          </Loading>
        </Card>
      </div>
    </div>
  );
}
