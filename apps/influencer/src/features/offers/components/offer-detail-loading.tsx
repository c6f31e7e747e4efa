import { pages } from "@tomoru/contract/pages";
import { Card } from "@tomoru/ui/card";
import { PageHeader } from "@tomoru/ui/page-header";
import { Phrases } from "@tomoru/ui/phrases";
import { Skeleton } from "@tomoru/ui/skeleton";
import { useWords } from "../../../shared/i18n/language.store.ts";
import { Loading } from "../../../shared/page/loading.tsx";
import { usePage } from "../../../shared/page/use-page.ts";
import { Link } from "../../../shared/router/link.tsx";
import styles from "./offer-detail.module.css";

export function OfferDetailLoading() {
  const { detail } = useWords().offers;
  usePage({ title: detail.title });
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeader title={detail.title} back={{ label: detail.back, render: <Link to={pages.offers} /> }} />
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
        <Card>
          <Loading>
            <Skeleton lines={8} />
          </Loading>
        </Card>
      </div>
    </div>
  );
}
