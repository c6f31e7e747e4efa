import { Banner } from "@tomoru/ui/feedback/banner";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { useLocation } from "react-router";
import { type OutcomePlace, useOutcome } from "./outcome.store.ts";

/** What the last act came to, where its page says so. */
export function OutcomeMessage({ place }: { place: OutcomePlace }) {
  const outcome = useOutcome();
  const { pathname } = useLocation();
  if (outcome?.place !== place || outcome.path !== pathname) return null;
  return place === "page" ? (
    <Banner>{outcome.text}</Banner>
  ) : (
    <InlineMessage tone="success">{outcome.text}</InlineMessage>
  );
}
