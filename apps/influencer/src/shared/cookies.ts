import type { SiteCookies } from "@tomoru/web/site/site.ts";

/** The build and the server know them too. */
export const cookies: SiteCookies = { accessToken: "accessToken", refreshToken: "refreshToken" };
