import type { PostKind } from "@tomoru/contract/deals/post-urls";
import { formatsOf } from "@tomoru/contract/deals/terms";
import type { Platform } from "@tomoru/contract/platforms";
import type { Entries } from "./entries.view.ts";

/** How a request names a kind of post, in the language of who wrote it. */
const namedAs: Readonly<Record<PostKind, RegExp>> = {
  feed: /^(フィード|feed)/i,
  reel: /^(リール|reel)/i,
  story: /^(ストーリー|stor)/i,
  live: /^(ライブ|live)/i,
  video: /^(動画|video)/i,
  photo: /^(写真|photo)/i,
  short: /^(ショート|short)/i,
};

/** How many posts of each kind a request names, as far as it names them so. */
export function countsIn(texts: readonly string[], platform: Platform): Entries["counts"] {
  return Object.fromEntries(
    texts.flatMap((text) => {
      const kind = formatsOf[platform].find((each) => namedAs[each].test(text.trim()));
      return kind ? [[kind, /(\d+)\D*$/.exec(text)?.[1] ?? "1"]] : [];
    }),
  );
}
