import { ButtonLink } from "@tomoru/ui/actions/button";
import { Phrases } from "@tomoru/ui/text/phrases";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { VisitorFrame } from "../../../shared/page/visitor-frame.tsx";
import { useWords } from "../../../shared/site.ts";
import { FirstSteps } from "../components/first-steps.tsx";
import { FrontPrices } from "../components/front-prices.tsx";
import { Kept } from "../components/kept.tsx";
import { SampleBill } from "../components/sample-bill.tsx";
import styles from "./front.module.css";

/** What this is, what it costs and how to begin, for whoever is not signed in. */
export function FrontPage() {
  const { front } = useWords();
  usePage({ title: front.title });
  return (
    <VisitorFrame>
      <div className={styles.page}>
        <div className={styles.first}>
          <section className={styles.hero}>
            <h1 tabIndex={-1}>
              <Phrases>{front.headline}</Phrases>
            </h1>
            <p className={styles.lead}>
              <Phrases>{front.lead}</Phrases>
            </p>
            <div className={styles.ways}>
              <ButtonLink variant="primary" render={<Link to={paths.signUp} />}>
                {front.start}
              </ButtonLink>
              <ButtonLink variant="secondary" render={<Link to={paths.pricing} />}>
                {front.seePricing}
              </ButtonLink>
            </div>
            <p className={styles.note}>{front.startNote}</p>
          </section>
          <SampleBill />
        </div>
        <Kept />
        <FrontPrices />
        <FirstSteps />
      </div>
    </VisitorFrame>
  );
}
