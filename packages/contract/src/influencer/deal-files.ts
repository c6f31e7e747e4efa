import { dealFileEndpoints } from "../deals/deal-file-endpoints.ts";

export const { upload: uploadDealFile, get: getDealFile } = dealFileEndpoints("influencer", {
  tag: "Deals",
  names: { upload: "uploadDealFile", get: "getDealFile" },
});
