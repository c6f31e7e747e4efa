import * as companies from "@tomoru/contract/company/companies";
import { sendCompanyInquiry } from "@tomoru/contract/company/company-inquiries";
import { openCompanyEvents } from "@tomoru/contract/company/live";
import * as members from "@tomoru/contract/company/members";
import type { DealCounts } from "@tomoru/contract/deals/deal-counts";
import type { Deps } from "../../deps.ts";
import { type Admitted, type Route, route, streamRoute } from "../../platform/http/route.ts";
import { closeCompany, type EndAtOnce } from "./closing/closing.usecases.ts";
import { accountEventOf } from "./company/live-account.usecases.ts";
import { sendInquiry } from "./inquiries/company-inquiries.usecases.ts";
import { handOver } from "./members/handing-over.usecases.ts";
import { sendInvitation, updateInvitation } from "./members/invitations.usecases.ts";
import { acceptInvitation, readInvitation } from "./members/joining.usecases.ts";
import { leaveCompany, listMembers, setMemberStatus } from "./members/members.usecases.ts";
import { getProfile, updateInfo, updateProfile } from "./profile/profile.usecases.ts";

type Handed = {
  /** Ends the plan of a company that closes. */
  readonly endAtOnce: EndAtOnce;
  /** What waits for it: of deals and campaigns this feature knows nothing. */
  readonly waitsOf: (member: Pick<Admitted<"company">, "ownerId" | "role">) => Promise<DealCounts>;
};

export function companiesRoutes(deps: Deps, handed: Handed): Route[] {
  return [...companyRoutes(deps, handed), ...memberRoutes(deps), ...invitationRoutes(deps)];
}

function companyRoutes(deps: Deps, { endAtOnce, waitsOf }: Handed): Route[] {
  return [
    route(companies.getCompanyProfile, async ({ caller }) => {
      const [profile, work] = await Promise.all([getProfile(deps, caller), waitsOf(caller)]);
      return { result: { ...profile, work } };
    }),
    route(companies.updateCompanyProfile, async ({ caller, body }) => ({
      result: { ...(await updateProfile(deps, { caller, update: body })), work: await waitsOf(caller) },
    })),
    route(companies.updateCompanyInfo, async ({ caller, body }) => ({
      result: { ...(await updateInfo(deps, { caller, info: body })), work: await waitsOf(caller) },
    })),
    route(companies.closeCompany, async ({ caller, body, ip }) => {
      await closeCompany(deps, { caller, password: body.password, ip, endAtOnce });
      return {};
    }),
    route(sendCompanyInquiry, async ({ caller, body, headers }) => ({
      result: await sendInquiry(deps, { caller, inquiry: body, key: headers["idempotency-key"] }),
    })),
    streamRoute(openCompanyEvents, async (member) => {
      const [account, work] = await Promise.all([accountEventOf(deps.db, member.ownerId), waitsOf(member)]);
      return [account, { name: "work", data: work }];
    }),
  ];
}

function memberRoutes(deps: Deps): Route[] {
  return [
    route(members.listMembers, async ({ caller }) => ({ result: await listMembers(deps, caller) })),
    route(members.updateMember, async ({ caller, params, body, ip }) => {
      const target = { caller, memberId: params.id };
      if ("role" in body) return { result: await handOver(deps, { ...target, password: body.password, ip }) };
      return { result: await setMemberStatus(deps, { ...target, status: body.status }) };
    }),
    route(members.leaveCompany, async ({ caller }) => {
      await leaveCompany(deps, caller);
      return {};
    }),
  ];
}

function invitationRoutes(deps: Deps): Route[] {
  return [
    route(members.sendInvitation, async ({ caller, body, headers }) => ({
      result: await sendInvitation(deps, { caller, ...body, key: headers["idempotency-key"] }),
    })),
    route(members.updateInvitation, async ({ caller, params, body }) => ({
      result: await updateInvitation(deps, { caller, ...params, ...body }),
    })),
    route(members.readInvitation, async ({ params }) => ({
      result: await readInvitation(deps, params.token),
    })),
    route(members.acceptInvitation, async ({ params, body, locale, ip }) => ({
      result: await acceptInvitation(deps, { ...body, ...params, locale: body.locale ?? locale, ip }),
    })),
  ];
}
