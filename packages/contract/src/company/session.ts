import { sessionEndpoints } from "../accounts/session-endpoints.ts";

export const { logout, refreshToken } = sessionEndpoints("company", {
  tag: "Company auth",
  codes: ["noAccess"],
});
