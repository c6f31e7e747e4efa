import type { DealSearchWords } from "../../ja/operator/deal-search.ts";

export const dealSearch: DealSearchWords = {
  number: "Deal number",
  numberWrong: "Enter a deal number of 22 characters",
  open: "Open",
  state: "Stage",
  hold: "Stopped",
  all: "All",
  none: "No deal matches.",
  ofCreator: (name) => `Deals of ${name}`,
};
