import { readPostUrl } from "@tomoru/contract/deals/post-urls";
import { limits } from "@tomoru/contract/limits";
import { formatsText } from "@tomoru/i18n/deal-sheet";
import { Button } from "@tomoru/ui/actions/button";
import { call } from "@tomoru/web/api/call.ts";
import { ApiFailure } from "@tomoru/web/api/failure.ts";
import { useState } from "react";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { useActing } from "../frame/acting.tsx";
import { LimitedLine } from "../texts/limited-fields.tsx";
import { focusTooLong } from "../texts/text-limit.view.ts";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./delivery.module.css";
import { PostList } from "./post-list.tsx";

const { postUrlMaxLength: max } = limits;

/** A field for each post that is still asked for, one at a time, and what was found of those that are there. */
export function PostFields({ deal }: { deal: Deal }) {
  const { calls } = useDealSite();
  const language = useDealLanguage();
  const { words } = language;
  const { busy, failure, act, dismissFailure } = useActing();
  const [url, setUrl] = useState("");
  const [isWrong, setWrong] = useState(false);
  const { post: say } = words.delivery;
  const { addPost } = calls;
  // By their form: a post of another one is in order, and is still not what was agreed.
  const missing = deal.postsMissing.map(({ kind, count }) => ({ format: kind, count }));
  if (!addPost) return null;
  const add = async () => {
    if (focusTooLong([{ id: "postUrl", text: url, max }])) return;
    const address = readPostUrl(url);
    const isPost = !("refused" in address) && address.platform === deal.platform;
    setWrong(!isPost);
    if (!isPost) return;
    const isDone = await act(() => call(addPost, { params: { id: deal.dealId }, body: { url } }));
    if (isDone) setUrl("");
  };
  const refusal = failure instanceof ApiFailure && failure.faults.some(({ field }) => field === "url");
  const taken = refusal ? (failure.status === 409 ? say.taken : say.wrongUrl) : undefined;
  return (
    <div className={styles.parts}>
      <PostList deal={deal} />
      {missing.length > 0 ? (
        <>
          <p className={styles.note}>{say.missing(formatsText({ formats: missing }, language))}</p>
          <LimitedLine
            id="postUrl"
            type="url"
            label={say.url}
            hint={say.hint}
            error={isWrong ? say.wrongUrl : taken}
            value={url}
            max={max}
            onChange={({ target }) => {
              setUrl(target.value);
              setWrong(false);
              dismissFailure();
            }}
          />
          <div className={styles.actions}>
            <Button variant="secondary" loading={busy ? say.adding : undefined} onClick={() => void add()}>
              {say.add}
            </Button>
          </div>
        </>
      ) : null}
    </div>
  );
}
