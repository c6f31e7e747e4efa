import { TextLink } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { Link } from "react-router";
import { linkingPath } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { useIsLinked } from "../use-is-linked.ts";

/** Approving works without a linked account, but the screen urges linking first. */
export function LinkFirst() {
  const { next } = useWords().offers;
  if (useIsLinked()) return null;
  return (
    <InlineMessage
      tone="info"
      action={<TextLink render={<Link to={linkingPath} />}>{next.linkAction}</TextLink>}
    >
      {next.link}
    </InlineMessage>
  );
}
