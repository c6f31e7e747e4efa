import { CompareBars } from "@tomoru/ui/charts/compare-bars";
import { CurveWithEvents } from "@tomoru/ui/charts/curve-with-events";
import { logAxisOf } from "@tomoru/ui/charts/log-axis";
import { PostLegend } from "@tomoru/ui/charts/post-mark";
import { PostStrip, StripAxis } from "@tomoru/ui/charts/post-strip";
import { ViewsOverTime } from "@tomoru/ui/charts/views-over-time";
import { useLanguage } from "../../src/shared/site.ts";
import { useCompanySay } from "../company-words.ts";
import { useSay } from "../gallery-words.ts";
import { Cell, Row, Specimen } from "../specimen.tsx";

const day = 86_400_000;
const first = Date.UTC(2026, 4, 28);
const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10);

const spread = (at: number) =>
  ((Math.imul(at + 1, 0x9e3779b1) >>> 0) / 2 ** 32 + (Math.imul(at + 7, 0x85ebca6b) >>> 0) / 2 ** 32) / 2 -
  0.5;

/** Spread as views are: most near the middle, a few far above. */
function madeUpPosts(count: number, median: number) {
  return Array.from({ length: count }, (_, at) => ({
    key: String(at),
    at: first + at * 3.6 * day,
    views: Math.round(median * 10 ** (spread(at) * 0.5 + (at === 21 ? 1 : 0))),
    isPr: at % 9 === 4,
  }));
}

const strips = [
  { median: 31_200, posts: madeUpPosts(20, 31_200) },
  { median: 12_400, posts: madeUpPosts(20, 12_400).map((post, at) => ({ ...post, isPr: at % 3 === 0 })) },
];
const axis = logAxisOf(strips.flatMap(({ posts }) => posts.map(({ views }) => views)));

function useChartWords(title: string, finding: string) {
  const { finding: say } = useCompanySay();
  return { title, finding, tableLabels: say.table, showTableLabel: say.show, hideTableLabel: say.hide };
}

/** What tells of an account: its posts, its PR posts and its followers. */
export function FindingCharts() {
  return (
    <>
      <Strips />
      <Views />
      <Compared />
      <Followers />
    </>
  );
}

function Strips() {
  const { finding: say } = useCompanySay();
  const { format } = useLanguage();
  return (
    <Specimen name="PostStrip, StripAxis, PostLegend">
      <PostLegend words={say.legend} />
      <Row>
        <Cell label={say.strip}>
          <StripAxis axis={axis} tickLabel={format.compact} />
          {strips.map(({ posts, median }) => (
            <PostStrip key={median} posts={posts} median={median} axis={axis} finding={say.strip} />
          ))}
        </Cell>
        <Cell label={say.none} wide>
          <PostStrip
            posts={strips[0]?.posts.slice(0, 3) ?? []}
            median={null}
            axis={axis}
            finding={say.none}
            tickLabel={format.compact}
          />
        </Cell>
      </Row>
    </Specimen>
  );
}

function Views() {
  const { finding: say } = useCompanySay();
  const { format } = useLanguage();
  const states = useSay().states;
  const words = useChartWords(say.views, say.viewsFinding);
  const none = useChartWords(say.views, say.none);
  const posts = madeUpPosts(50, 31_200).map((post) => ({
    ...post,
    label: format.monthDay(isoDay(post.at)),
    value: post.views,
    valueLabel: format.compact(post.views),
  }));
  const days = [5, 6, 7, 8, 9, 10].map((month) => {
    const at = Date.UTC(2026, month, 1);
    return { at, label: format.monthShort(isoDay(at).slice(0, 7)) };
  });
  return (
    <Specimen name="ViewsOverTime">
      <ViewsOverTime
        {...words}
        posts={posts}
        median={{ value: 31_200, label: say.median }}
        tickLabel={format.compact}
        days={days}
        legend={say.legend}
      />
      <Cell label={states.empty}>
        <ViewsOverTime
          {...none}
          posts={[]}
          median={null}
          tickLabel={format.compact}
          days={[]}
          legend={say.legend}
        />
      </Cell>
    </Specimen>
  );
}

function Compared() {
  const { finding: say } = useCompanySay();
  const { format } = useLanguage();
  const words = useChartWords(say.compare, say.compareFinding);
  const bar = (key: "post" | "pr", value: number, count: number) => ({
    key,
    label: say.legend[key],
    note: say.posts(count),
    value,
    valueLabel: format.compact(value),
    isPr: key === "pr",
  });
  return (
    <Specimen name="CompareBars">
      <Cell label={words.finding} wide>
        <CompareBars {...words} bars={[bar("post", 31_900, 44), bar("pr", 29_900, 6)]} />
      </Cell>
    </Specimen>
  );
}

function Followers() {
  const { finding: say } = useCompanySay();
  const { format } = useLanguage();
  const words = useChartWords(say.followers, say.followersFinding);
  const start = Date.UTC(2026, 1, 14);
  const jump = 179;
  const points = Array.from({ length: 282 }, (_, at) => {
    const value = at > 90 && at < 104 ? null : 103_000 + at * 64 + (at >= jump ? 2900 : 0);
    const time = start + at * day;
    return {
      key: String(at),
      at: time,
      label: format.monthDay(isoDay(time)),
      value,
      valueLabel: value === null ? "" : format.compact(value),
    };
  });
  const days = [3, 5, 7, 9].map((month) => {
    const at = Date.UTC(2026, month, 1);
    return { at, label: format.monthShort(isoDay(at).slice(0, 7)) };
  });
  return (
    <Specimen name="CurveWithEvents">
      <CurveWithEvents
        {...words}
        points={points}
        tickLabel={format.compact}
        days={days}
        events={[{ at: start + jump * day, label: say.jump }]}
      />
    </Specimen>
  );
}
