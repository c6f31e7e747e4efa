import { engagementOf } from "@tomoru/contract/company/discovery-rules";
import type { Insight, PrAnalysis } from "@tomoru/contract/company/insight";
import { Button } from "@tomoru/ui/actions/button";
import { Tag } from "@tomoru/ui/data/tag";
import { Check, CircleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import { percentText } from "../../../../shared/accounts/account-texts.view.ts";
import { useLanguage } from "../../../../shared/site.ts";
import { FigureCard, FigureNote } from "./figure-card.tsx";
import { PostTable } from "./post-table.tsx";

/** How many rows stand before one asks for more. */
const prShown = 3;
const postsShown = 5;

type Post = Insight["posts"][number];

function useCells() {
  const { words, format } = useLanguage();
  const { missing } = words.insight;
  const count = (value: number | null) => (value === null ? missing.hidden : format.count(value));
  return {
    views: ({ views }: Post) => count(views),
    likes: ({ likes }: Post) => count(likes),
    comments: ({ comments }: Post) => count(comments),
    engagement: (post: Post) => {
      const rate = engagementOf(post);
      return rate === null ? missing.hidden : percentText(rate);
    },
  };
}

/** The last PR posts, each with where its label stands. */
export function LatestPrPosts({ pr }: { pr: PrAnalysis }) {
  const { words } = useLanguage();
  const { prPosts: say } = words.insight;
  const cells = useCells();
  return (
    <Unfolding title={say.title} all={pr.posts} few={prShown} none={say.none}>
      {(posts) => (
        <PostTable
          caption={say.title}
          posts={posts}
          columns={[
            { key: "views", head: say.views, cell: cells.views, isNumber: true },
            { key: "engagement", head: say.engagement, cell: cells.engagement, isNumber: true },
            { key: "label", head: say.label, cell: (post) => <LabelPlace post={post} /> },
          ]}
        />
      )}
    </Unfolding>
  );
}

function LabelPlace({ post: { rule, evidence, isBelowFold } }: { post: PrAnalysis["posts"][number] }) {
  const { prPosts: say } = useLanguage().words.insight;
  if (rule === "A") {
    return (
      <Tag tone="primary" icon={<Check size={14} aria-hidden="true" />}>
        {say.flag}
      </Tag>
    );
  }
  return (
    <Tag
      tone={isBelowFold ? "neutral" : "primary"}
      icon={
        isBelowFold ? <CircleAlert size={14} aria-hidden="true" /> : <Check size={14} aria-hidden="true" />
      }
    >
      {isBelowFold ? say.below : say.above} {shortened(evidence)}
    </Tag>
  );
}

/** A sentence that says so would not fit beside its place. */
function shortened(evidence: string): string {
  const letters = [...evidence];
  return letters.length > 8 ? `${letters.slice(0, 8).join("")}…` : evidence;
}

/** What was read last, of any kind. */
export function LatestPosts({ insight }: { insight: Insight }) {
  const { words, format } = useLanguage();
  const { postList: say, prPosts, formats } = words.insight;
  const cells = useCells();
  return (
    <Unfolding title={say.title} all={insight.posts} few={postsShown} none={say.none}>
      {(posts) => (
        <PostTable
          caption={say.title}
          posts={posts}
          columns={[
            {
              key: "format",
              head: say.format,
              cell: ({ format: kind, isPr }) => format.beside([formats[kind], isPr ? say.pr : ""]),
            },
            { key: "views", head: prPosts.views, cell: cells.views, isNumber: true },
            { key: "likes", head: say.likes, cell: cells.likes, isNumber: true },
            { key: "comments", head: say.comments, cell: cells.comments, isNumber: true },
          ]}
        />
      )}
    </Unfolding>
  );
}

type UnfoldingProps<P> = {
  title: string;
  all: readonly P[];
  few: number;
  none: string;
  children: (posts: readonly P[]) => ReactNode;
};

function Unfolding<P>({ title, all, few, none, children }: UnfoldingProps<P>) {
  const { prPosts: say } = useLanguage().words.insight;
  const [isOpen, setOpen] = useState(false);
  const posts = isOpen ? all : all.slice(0, few);
  if (all.length === 0) {
    return (
      <FigureCard title={title}>
        <FigureNote>{none}</FigureNote>
      </FigureCard>
    );
  }
  return (
    <FigureCard title={title} end={<FigureNote>{say.shown(posts.length, all.length)}</FigureNote>}>
      {children(posts)}
      {all.length > few ? (
        <Button
          variant="text"
          size="dense"
          flush="start"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? say.fewer : say.all(all.length)}
        </Button>
      ) : null}
    </FigureCard>
  );
}
