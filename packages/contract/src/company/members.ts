import { z } from "zod/mini";
import { memberRoles } from "../accounts/member-role.ts";
import { TokenPair } from "../accounts/token-pair.ts";
import { failure } from "../codes.ts";
import { defineEndpoint } from "../endpoint.ts";
import { CurrentPassword, coded, Email, FullName, NewPassword } from "../fields.ts";
import { IdempotentHeaders } from "../idempotency-key.ts";
import { CalendarDate, LocaleField, Moment } from "../values.ts";
import { TermsAccepted } from "./sign-up.ts";
import { Used } from "./subscription.ts";

/** `inactive`: the plan has no seat for them, or the owner has stopped them. */
export const memberStatuses = ["active", "inactive"] as const;

/** Who is signed in. */
export const Member = z
  .object({
    memberId: z.string(),
    fullName: z.string(),
    email: z.string(),
    role: z.enum(memberRoles),
    status: z.enum(memberStatuses),
    locale: LocaleField,
    lastSeenOn: z.nullable(CalendarDate),
    createdAt: Moment,
    /** Whether answers of creators are mailed. */
    isNotifyAnswers: z.boolean(),
  })
  .register(z.globalRegistry, { id: "Member" });
export type Member = z.infer<typeof Member>;

/** One of the company's people as the others see them: their e-mail is the owner's alone to read. */
export const Colleague = z.object({
  memberId: z.string(),
  fullName: z.string(),
  email: z.nullable(z.string()),
  role: z.enum(memberRoles),
  status: z.enum(memberStatuses),
  lastSeenOn: z.nullable(CalendarDate),
  createdAt: Moment,
});
export type Colleague = z.infer<typeof Colleague>;

export const invitationStates = ["pending", "accepted", "cancelled", "expired"] as const;
export type InvitationState = (typeof invitationStates)[number];

export const Invitation = z
  .object({
    invitationId: z.string(),
    email: z.string(),
    state: z.enum(invitationStates),
    expiresAt: Moment,
    /** The name of who sent it; null once they are gone. */
    invitedBy: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: "Invitation" });
export type Invitation = z.infer<typeof Invitation>;

/** The invitations that wait are the owner's alone to read; for others there are none. */
export const Members = z.object({
  docs: z.array(Colleague),
  invitations: z.array(Invitation),
  /** Active members and invitations that wait, together. */
  seats: Used,
});
export type Members = z.infer<typeof Members>;

/** Ids of people and invitations: one that is malformed leads nowhere, as one of another company does. */
const RowId = z
  .string({ error: failure("dataNotFound") })
  .check(z.regex(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/, { error: failure("dataNotFound") }));

const tag = "Company members";

export const listMembers = defineEndpoint({
  name: "listMembers",
  summary: "The company's people, the invitations that wait, and the seats of the plan.",
  method: "GET",
  path: "/company/member",
  access: "company",
  tag,
  result: Members,
  codes: [],
});

export const InvitationForm = z.object({ email: Email });

export const sendInvitation = defineEndpoint({
  name: "sendInvitation",
  summary: "Invite somebody by mail: the link is good for 7 days.",
  method: "POST",
  path: "/company/invitation",
  access: "company",
  role: "owner",
  tag,
  headers: IdempotentHeaders,
  body: InvitationForm,
  result: Invitation,
  codes: [
    "tooManyRequests",
    "dataInvalid",
    "emailInUse",
    "noAccess",
    "accessAlreadyRequested",
    "emailRequired",
    "emailInvalid",
  ],
});

export const updateInvitation = defineEndpoint({
  name: "updateInvitation",
  summary: "Mail an invitation's link anew, or take it back. The link before is dead.",
  method: "PUT",
  path: "/company/invitation/{id}",
  access: "company",
  role: "owner",
  tag,
  params: z.object({ id: RowId }),
  body: z.object({ action: z.enum(["resend", "cancel"], { error: coded("fieldRequired") }) }),
  result: Invitation,
  codes: ["tooManyRequests", "dataInvalid", "otpAlreadySent", "dataNotFound", "fieldRequired"],
});

const MemberStatusChange = z.object({
  status: z.enum(["active", "inactive", "removed"], { error: coded("fieldRequired") }),
});
const HandOver = z.object({
  role: z.literal("owner", { error: coded("fieldRequired") }),
  password: CurrentPassword,
});

export const updateMember = defineEndpoint({
  name: "updateMember",
  summary: "Stop, let in again or remove somebody; or hand the company over to them, with the password.",
  method: "PUT",
  path: "/company/member/{id}",
  access: "company",
  role: "owner",
  tag,
  params: z.object({ id: RowId }),
  body: z.union([HandOver, MemberStatusChange]),
  bodyFor: (raw) =>
    typeof raw === "object" && raw !== null && "role" in raw ? HandOver : MemberStatusChange,
  result: Members,
  codes: [
    "passwordNotMatched",
    "tooManyRequests",
    "dataInvalid",
    "signInLocked",
    "dataNotFound",
    "noAccess",
    "passwordRequired",
    "passwordInvalid",
    "fieldRequired",
  ],
});

export const leaveCompany = defineEndpoint({
  name: "leaveCompany",
  summary: "Leave the company. Its owner hands it over first.",
  method: "PUT",
  path: "/company/profile/leave",
  access: "company",
  whileUnpaid: true,
  tag: "Company profile",
  codes: ["dataInvalid"],
});

const InvitationToken = z.object({
  token: z
    .string({ error: failure("dataNotFound") })
    .check(z.regex(/^[A-Za-z0-9_-]{1,200}$/, { error: failure("dataNotFound") })),
});

export const readInvitation = defineEndpoint({
  name: "readInvitation",
  summary: "Who invites whom. Nothing is changed by it.",
  method: "GET",
  path: "/company/auth/invitation/{token}",
  access: "anybody",
  tag: "Company auth",
  params: InvitationToken,
  result: z.object({
    companyName: z.string(),
    email: z.string(),
    invitedBy: z.nullable(z.string()),
    expiresAt: Moment,
  }),
  codes: ["dataNotFound"],
});

/** In the order of the form. */
export const InvitationAcceptance = z.object({
  fullName: FullName,
  password: NewPassword,
  isTermsAccepted: TermsAccepted,
  locale: z.optional(LocaleField),
});
export type InvitationAcceptance = z.infer<typeof InvitationAcceptance>;

export const acceptInvitation = defineEndpoint({
  name: "acceptInvitation",
  summary: "Become a member. The link is the proof of the e-mail.",
  method: "POST",
  path: "/company/auth/invitation/{token}/accept",
  access: "anybody",
  tag: "Company auth",
  params: InvitationToken,
  body: InvitationAcceptance,
  result: TokenPair,
  success: "registerCompleted",
  codes: [
    "emailInUse",
    "dataNotFound",
    "noAccess",
    "passwordRequired",
    "passwordInvalid",
    "nameRequired",
    "dataInvalid",
    "termsNotAccepted",
    "fieldRequired",
  ],
});
