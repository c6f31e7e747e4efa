import type { InsightPost } from "@tomoru/contract/company/insight";
import { TextLink } from "@tomoru/ui/actions/button";
import { onDesktop, useMediaQuery } from "@tomoru/ui/layout/use-media-query";
import { VisuallyHidden } from "@tomoru/ui/layout/visually-hidden";
import type { ReactNode } from "react";
import type { z } from "zod/mini";
import { useLanguage } from "../../../../shared/site.ts";
import { postDay } from "../../insight.view.ts";
import styles from "./post-table.module.css";

type Post = z.infer<typeof InsightPost>;
export type PostColumn<P> = { key: string; head: string; cell: (post: P) => ReactNode; isNumber?: boolean };

type PostTableProps<P extends Post> = {
  caption: string;
  posts: readonly P[];
  /** The columns after the day and the opening words. */
  columns: readonly PostColumn<P>[];
};

/** Posts as rows, each with the way to the post itself; on a phone a short block each. */
export function PostTable<P extends Post>({ caption, posts, columns }: PostTableProps<P>) {
  const isTable = useMediaQuery(onDesktop);
  const { words, format } = useLanguage();
  const { prPosts: say } = words.insight;
  const day = (post: P) => format.monthDay(postDay(post.postedAt));
  if (!isTable) {
    return (
      <ul className={styles.blocks} aria-label={caption}>
        {posts.map((post) => (
          <li key={post.url} className={styles.block}>
            <span className={styles.day}>{day(post)}</span>
            <Opening post={post} />
            <dl className={styles.facts}>
              {columns.map(({ key, head, cell }) => (
                <div key={key}>
                  <dt>{head}</dt>
                  <dd>{cell(post)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{say.day}</th>
          <th scope="col">{say.opening}</th>
          {columns.map(({ key, head, isNumber }) => (
            <th key={key} scope="col" className={isNumber ? styles.number : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {posts.map((post) => (
          <tr key={post.url}>
            <td className={styles.day}>{day(post)}</td>
            <th scope="row" className={styles.opening}>
              <Opening post={post} />
            </th>
            {columns.map(({ key, cell, isNumber }) => (
              <td key={key} className={isNumber ? styles.number : undefined}>
                {cell(post)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Opening({ post }: { post: Post }) {
  const { insight: say } = useLanguage().words;
  const caption = post.caption.trim() || say.prPosts.noText;
  return (
    <TextLink className={styles.link} href={post.url} external={say.newTab}>
      <span className={styles.caption}>{caption}</span>
    </TextLink>
  );
}
