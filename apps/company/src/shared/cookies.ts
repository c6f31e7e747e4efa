import type { SiteCookies } from "@tomoru/web/site/site.ts";

/** In a file of its own, since the build reads it too. */
export const cookies: SiteCookies = {
  accessToken: "companyAccessToken",
  refreshToken: "companyRefreshToken",
};
