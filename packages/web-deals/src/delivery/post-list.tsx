import type { Post } from "@tomoru/contract/deals/delivery";
import { Button, TextLink } from "@tomoru/ui/actions/button";
import { call } from "@tomoru/web/api/call.ts";
import { useWords } from "@tomoru/web/i18n/language.store.ts";
import { dayInJapan } from "@tomoru/web/time/japan-day.ts";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { ImagePicker } from "../files/image-picker.tsx";
import { ShownImages } from "../files/shown-images.tsx";
import { useActing } from "../frame/acting.tsx";
import { useDealLanguage } from "../use-deal-language.ts";
import { CheckLine } from "./check-line.tsx";
import styles from "./delivery.module.css";

const lookOf = (check: Post["check"]) => {
  if (check === "ok") return "ok";
  return check === "pending" || check === "unreadable" ? "unknown" : "ng";
};

/** Each post with what the platform says of it. */
export function PostList({ deal }: { deal: Deal }) {
  const { words } = useDealLanguage();
  if (deal.posts.length === 0) return <p>{words.delivery.post.none}</p>;
  return (
    <ul className={styles.parts}>
      {deal.posts.map((post) => (
        <PostRow key={post.postId} deal={deal} post={post} />
      ))}
    </ul>
  );
}

function PostRow({ deal, post }: { deal: Deal; post: Post }) {
  const { words, days, format } = useDealLanguage();
  const common = useWords();
  const { side } = useDealSite();
  const { post: say, report } = words.delivery;
  const { figures } = post;
  const { handle } = deal.creator;
  return (
    <li className={styles.post}>
      {post.captionSnapshot ? <p className={styles.excerpt}>{post.captionSnapshot}</p> : null}
      <p className={styles.address}>
        <TextLink href={post.url} external={common.common.opensNewTab}>
          {post.url.replace(/^https?:\/\/(www\.)?/, "")}
        </TextLink>
      </p>
      <ul className={styles.checks}>
        <CheckLine
          look={lookOf(post.check)}
          text={post.check === "wrongAccount" && handle ? say.wrongAccountOf(handle) : say.checks[post.check]}
          note={
            side === "company" && post.check === "unreadable"
              ? say.unreadableNote
              : say.checkNotes[post.check]
          }
        />
        {post.paidFlag ? <CheckLine look="ok" text={say.paid} /> : null}
        {post.goneAt ? (
          <CheckLine look="ng" text={say.gone(days.day(dayInJapan(new Date(post.goneAt))))} />
        ) : null}
      </ul>
      {figures && figures.views !== null ? (
        <p className={styles.note}>
          {report.figures.views} {format.number(figures.views)}
        </p>
      ) : null}
      <ShownImages dealId={deal.dealId} files={post.screenshot ? [post.screenshot] : []} />
      <PostActs deal={deal} post={post} />
    </li>
  );
}

function PostActs({ deal, post }: { deal: Deal; post: Post }) {
  const { calls } = useDealSite();
  const { words } = useDealLanguage();
  const { busy, act } = useActing();
  const { post: say } = words.delivery;
  const { changePost } = calls;
  if (!changePost || !deal.can.includes("addPost")) return null;
  const params = { id: deal.dealId, postId: post.postId };
  const change = (action: "check" | "remove" | "screenshot", file?: string) =>
    void act(() => call(changePost, { params, body: { action, ...(file && { file }) } }));
  return (
    <div className={styles.actions}>
      {post.check === "unreadable" && !post.screenshot ? (
        <ImagePicker
          dealId={deal.dealId}
          files={[]}
          most={1}
          onChange={([file]) => file && change("screenshot", file.fileId)}
        />
      ) : null}
      {post.check === "ok" ? null : (
        <Button
          variant="secondary"
          size="dense"
          loading={busy ? say.adding : undefined}
          onClick={() => change("check")}
        >
          {say.again}
        </Button>
      )}
      <Button
        variant="text"
        size="dense"
        flush={post.check === "ok" ? "start" : undefined}
        onClick={() => change("remove")}
      >
        {say.remove}
      </Button>
    </div>
  );
}
