import { limits } from "../limits.ts";
import { checkLabel, type LabelledPost } from "./label-check.ts";
import type { Terms } from "./terms.ts";

/** The caption with the label on a line of its own in front; null where it is clear already, or where that would not make it so. */
export function captionWithLabel(post: LabelledPost, label: Terms["prLabel"] = "#PR"): string | null {
  if (checkLabel(post).verdict === "clear") return null;
  const caption = `${label}\n${post.caption.trimStart()}`;
  const isShort = [...caption].length <= limits.draftCaptionMaxLength;
  return isShort && checkLabel({ ...post, caption }).verdict === "clear" ? caption : null;
}
