import type { LinkedAccount } from "@tomoru/contract/influencer/social";
import { Sparkline } from "@tomoru/ui/charts/sparkline";
import { useLanguage } from "../../../shared/site.ts";

/** Enough to show a trend, few enough for such a small line. */
const shownPosts = 12;

/** The views of the recent posts as a line. Nothing while there are fewer than two. */
export function RecentViews({ account }: { account: LinkedAccount }) {
  const { words, format } = useLanguage();
  const { social } = words;
  const newestFirst = account.recentViews.slice(0, shownPosts);
  const [latest = 0] = newestFirst;
  if (newestFirst.length < 2) return null;
  const views = (count: number) => social.times(format.compact(count));
  return (
    <Sparkline
      title={social.views}
      finding={social.viewsFinding(newestFirst.length, views(Math.max(...newestFirst)), views(latest))}
      points={newestFirst
        .map((value, before) => ({
          key: String(before),
          label: before === 0 ? social.latestPost : social.postNumber(before),
          value,
          valueLabel: views(value),
        }))
        .reverse()}
      tableLabels={{ label: social.post, value: social.viewsLabel }}
      showTableLabel={social.showTable}
      hideTableLabel={social.hideTable}
    />
  );
}
