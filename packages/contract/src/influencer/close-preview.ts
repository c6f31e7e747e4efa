import { ClosePreview } from "../deals/deal-card.ts";
import { defineEndpoint } from "../endpoint.ts";

export const previewClose = defineEndpoint({
  name: "previewClose",
  summary: "What deleting the account would do to the creator's deals.",
  method: "GET",
  path: "/influencer/profile/close/preview",
  access: "influencer",
  tag: "Membership",
  result: ClosePreview,
  codes: [],
});
