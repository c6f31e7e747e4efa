import type { Insight, PrAnalysis } from "@tomoru/contract/company/insight";
import { ViewsOverTime } from "@tomoru/ui/charts/views-over-time";
import { useLanguage } from "../../../../shared/site.ts";
import { monthStarts, postDay } from "../../insight.view.ts";
import { ChartCard, FigureCard, FigureNote } from "./figure-card.tsx";

/** A post so far above the median is named in the chart. */
const namedFrom = 5;

/** Every post that was read, by its day and views: reach, spread and PR habit over time. */
export function PostsOverTime({ insight, pr }: { insight: Insight; pr: PrAnalysis | null }) {
  const { words, format } = useLanguage();
  const { overTime: say, table } = words.insight;
  const { medianViews } = insight;
  const posts = insight.posts.flatMap(({ views, ...post }) => (views === null ? [] : [{ ...post, views }]));
  const [newest, oldest] = [posts[0], posts.at(-1)];
  if (!newest || !oldest || posts.length < 2) {
    return (
      <FigureCard title={say.title}>
        <FigureNote>{say.empty}</FigureNote>
      </FigureCard>
    );
  }
  const [from, to] = [oldest, newest].map(({ postedAt }) => Date.parse(postedAt)) as [number, number];
  const prPosts = posts.filter(({ isPr }) => isPr === true);
  const highest = posts.reduce((most, post) => (post.views > most.views ? post : most));
  const isNamed = medianViews !== null && highest.views > namedFrom * medianViews;
  const findings = [
    medianViews === null
      ? say.findingOnly(posts.length)
      : say.finding(posts.length, format.count(medianViews)),
    pr?.pr.medianViews ? say.findingPr(pr.pr.posts, format.count(pr.pr.medianViews)) : "",
  ];
  const day = ({ postedAt }: { postedAt: string }) => format.monthDay(postDay(postedAt));
  return (
    <ChartCard>
      <ViewsOverTime
        title={say.title}
        headNote={say.note(day(oldest), day(newest), posts.length)}
        finding={findings.filter((text) => text !== "").join("。")}
        tableLabels={{ label: table.day, value: table.views }}
        showTableLabel={table.show}
        hideTableLabel={table.hide}
        posts={posts.map((post) => ({
          key: post.url,
          at: Date.parse(post.postedAt),
          label: `${day(post)}${post.isPr ? ` ${words.insight.pr.pr}` : ""}`,
          value: post.views,
          valueLabel: format.count(post.views),
          isPr: post.isPr === true,
        }))}
        median={
          medianViews === null ? null : { value: medianViews, label: say.median(format.compact(medianViews)) }
        }
        tickLabel={format.compact}
        days={monthStarts(from, to).map(({ at, month }) => ({ at, label: format.monthShort(month) }))}
        named={
          isNamed
            ? {
                at: Date.parse(highest.postedAt),
                value: highest.views,
                label: say.highest(format.compact(highest.views), day(highest)),
              }
            : undefined
        }
        legend={
          newest.isPr === null
            ? { post: say.all(posts.length) }
            : { post: say.other(posts.length - prPosts.length), pr: say.pr(prPosts.length) }
        }
      />
    </ChartCard>
  );
}
