import { Card } from "@tomoru/ui/layout/card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { PlatformName } from "@tomoru/ui/text/platform-name";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { useWide } from "@tomoru/web/page/use-wide.ts";
import { Link } from "react-router";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { otherName } from "../deal-view.ts";
import { useDealWords } from "../deal-words.ts";
import styles from "./deal-page.module.css";
import { DealStages } from "./deal-stages.tsx";

/** All of a deal: what is to be done now first, then where it stands, what was agreed, what was said. */
export function DealFrame({ deal }: { deal: Deal }) {
  const { side, paths } = useDealSite();
  const { frame } = useDealWords();
  const isWide = useWide();
  const title = deal.productName ?? frame.nameless;
  usePage({ title });
  return (
    <div className={styles.page}>
      <PageHeader
        title={title}
        lead={otherName(deal, side)}
        meta={<PlatformName platform={deal.platform} />}
        back={{ label: frame.toList, render: <Link to={paths.deals} /> }}
      />
      <Card as="section">
        <DealStages deal={deal} layout={isWide ? "row" : "column"} />
      </Card>
    </div>
  );
}
