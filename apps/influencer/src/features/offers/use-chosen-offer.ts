import { useMatch } from "react-router";
import { paths } from "../../app/paths.ts";

/** The id in the address of an offer, empty where that was cut off; undefined where the list alone is open. */
export function useChosenOffer(): string | undefined {
  const match = useMatch(paths.offer);
  return match ? (match.params.id ?? "") : undefined;
}
