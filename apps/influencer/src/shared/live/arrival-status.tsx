import { VisuallyHidden } from "@tomoru/ui/layout/visually-hidden";
import { useWords } from "../site.ts";

/** Says once, when there is a pause, that offers have arrived; for the eye the lamp does. */
export function ArrivalStatus({ arrivals }: { arrivals: number }) {
  const { navigation } = useWords();
  return (
    <VisuallyHidden role="status">
      {/* A new element each time: the same words again would be no news to a screen reader. */}
      {arrivals > 0 ? <span key={arrivals}>{navigation.offersArrived}</span> : null}
    </VisuallyHidden>
  );
}
