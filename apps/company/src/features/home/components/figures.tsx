import type { CompanyHome } from "@tomoru/contract/company/home";
import { paths } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";
import styles from "./figures.module.css";
import { HomeCard } from "./home-card.tsx";

type MoneyCardProps = Pick<CompanyHome, "money"> & { today: string };

export function MoneyCard({ money, today }: MoneyCardProps) {
  const { words, format } = useLanguage();
  const { money: say, someone } = words.home;
  const { securedThisMonthYen, paidYen, toPayYen, next } = money;
  return (
    <HomeCard id="money" title={say.title} more={{ label: say.charges, to: paths.charges }}>
      <dl className={styles.rows}>
        <div className={styles.first}>
          <dt>{say.secured(format.monthShort(today.slice(0, 7)))}</dt>
          <dd>{format.yen(securedThisMonthYen)}</dd>
        </div>
        <Row term={say.paid} value={format.yen(paidYen)} />
        <Row term={say.toPay} value={format.yen(toPayYen)} />
      </dl>
      <p className={styles.note}>
        {say.withTax}
        {next
          ? say.next(
              format.monthDay(next.on),
              format.yen(next.yen),
              next.creatorName || someone,
              next.count - 1,
            )
          : null}
      </p>
    </HomeCard>
  );
}

export function ResultCard({ result }: { result: NonNullable<CompanyHome["lastMonth"]> }) {
  const { words, format } = useLanguage();
  const { result: say } = words.home;
  const { posts, medianViews, yenPerView, labelled, judged = posts } = result;
  return (
    <HomeCard id="result" title={say.title}>
      <dl className={styles.lines}>
        <Row term={say.posts} value={say.postCount(posts)} />
        <Row
          term={say.median}
          value={medianViews === null ? say.unknown : say.views(format.number(medianViews))}
        />
        <Row term={say.perView} value={yenPerView === null ? say.unknown : say.yen(yenPerView.toFixed(1))} />
        <Row
          term={say.label}
          value={format.beside([
            judged === 0
              ? ""
              : labelled === judged
                ? say.allLabelled(judged)
                : say.labelled(labelled, judged),
            judged < posts ? say.unread(posts - judged) : "",
          ])}
        />
      </dl>
    </HomeCard>
  );
}

function Row({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
