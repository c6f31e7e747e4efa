import { logAxisOf } from "@tomoru/ui/charts/log-axis";
import { PostLegend } from "@tomoru/ui/charts/post-mark";
import { PostStrip } from "@tomoru/ui/charts/post-strip";
import { Avatar } from "@tomoru/ui/data/avatar";
import { Card } from "@tomoru/ui/layout/card";
import { percentText, wholePercentText } from "../../../../shared/accounts/account-texts.view.ts";
import { useLanguage } from "../../../../shared/site.ts";
import styles from "./worked-example.module.css";

/** Made-up figures; the estimate is what the formula gives for this median. */
const example = {
  medianViews: 31_200,
  engagement: 480,
  price: { minYen: 200_000, maxYen: 350_000 },
  prShare: 1000,
  posts: [
    31_500, 28_900, 33_400, 17_200, 36_100, 25_800, 62_000, 30_900, 14_100, 47_300, 32_800, 19_600, 41_200,
    27_700, 38_500, 12_300, 54_800, 34_000, 24_300, 29_600,
  ].map((views, at) => ({ views, isPr: at === 4 || at === 13 })),
};

export function WorkedExample() {
  const { words, format } = useLanguage();
  const { columns, legend, stripFinding, visitor } = words.search;
  const { title, tag, name, handle } = visitor.example;
  const facts = [
    { term: columns.medianViews, value: format.count(example.medianViews) },
    { term: columns.price, value: format.compactYenRange(example.price) },
    { term: columns.engagement, value: percentText(example.engagement) },
    { term: columns.prShare, value: wholePercentText(example.prShare) },
  ];
  return (
    <Card as="section" padding="none" className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.sample}>{tag}</span>
      </div>
      <div className={styles.person}>
        <Avatar name={name} />
        <span className={styles.names}>
          <b>{name}</b>
          <span lang="en">{handle}</span>
        </span>
        <div className={styles.strip}>
          <PostStrip
            posts={example.posts}
            median={example.medianViews}
            axis={logAxisOf(example.posts.map(({ views }) => views))}
            finding={stripFinding(example.posts.length, format.count(example.medianViews))}
            tickLabel={format.compact}
          />
        </div>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <PostLegend words={legend} />
    </Card>
  );
}
