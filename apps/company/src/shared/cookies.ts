import type { SiteCookies } from "@tomoru/web/site/site.ts";

/** Apart from the rest of the site: the build reads them. */
export const cookies: SiteCookies = {
  accessToken: "companyAccessToken",
  refreshToken: "companyRefreshToken",
};
