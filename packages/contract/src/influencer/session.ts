import { sessionEndpoints } from "../accounts/session-endpoints.ts";

export const { logout, refreshToken } = sessionEndpoints("influencer", { tag: "Auth", codes: [] });
