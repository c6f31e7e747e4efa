import { dealFileEndpoints } from "../deals/deal-file-endpoints.ts";

export const { upload: uploadCompanyDealFile, get: getCompanyDealFile } = dealFileEndpoints("company", {
  tag: "Company deals",
  names: { upload: "uploadCompanyDealFile", get: "getCompanyDealFile" },
});
