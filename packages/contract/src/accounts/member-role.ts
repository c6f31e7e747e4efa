/** What somebody is in their account. */
export const memberRoles = ["owner", "member"] as const;
export type MemberRole = (typeof memberRoles)[number];
