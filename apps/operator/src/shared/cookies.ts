import type { SiteCookies } from "@tomoru/web/site/site.ts";

/** Never written: whoever works here has a token for the tab alone (`access.store.ts`). */
export const cookies: SiteCookies = {
  accessToken: "operatorAccessToken",
  refreshToken: "operatorRefreshToken",
};
