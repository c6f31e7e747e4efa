import {
  type Company,
  type CompanyInfo,
  closeCompany,
  getCompanyProfile,
  updateCompanyInfo,
} from "@tomoru/contract/company/companies";
import { type CompanyInquiry, sendCompanyInquiry } from "@tomoru/contract/company/company-inquiries";
import {
  leaveCompany,
  listMembers,
  sendInvitation,
  updateInvitation,
  updateMember,
} from "@tomoru/contract/company/members";
import { call } from "@tomoru/web/api/call.ts";
import { useEndpoint, useRefresh } from "@tomoru/web/api/use-endpoint.ts";

export function useMembers() {
  return useEndpoint(listMembers, { input: {}, retryAs: "account" });
}

/** Asks anew for people, seats and one's own role. */
export function useRefreshMembers(): () => Promise<unknown> {
  const refresh = useRefresh();
  return () => refresh(listMembers, getCompanyProfile);
}

export async function invite(email: string): Promise<void> {
  await call(sendInvitation, { body: { email } });
}

export async function actOnInvitation(invitationId: string, action: "resend" | "cancel"): Promise<void> {
  await call(updateInvitation, { params: { id: invitationId }, body: { action } });
}

export async function setMemberStatus(
  memberId: string,
  status: "active" | "inactive" | "removed",
): Promise<void> {
  await call(updateMember, { params: { id: memberId }, body: { status } });
}

export async function handOver(memberId: string, password: string): Promise<void> {
  await call(updateMember, { params: { id: memberId }, body: { role: "owner", password } });
}

/** The company as it is on the server now, with what others have saved. */
export async function readCompany(): Promise<Company> {
  const { company } = await call(getCompanyProfile, {});
  return company;
}

export async function saveCompany(changes: CompanyInfo): Promise<Company> {
  const { company } = await call(updateCompanyInfo, { body: changes });
  return company;
}

export async function leave(): Promise<void> {
  await call(leaveCompany, {});
}

export async function close(password: string): Promise<void> {
  await call(closeCompany, { body: { password, isConfirmed: true } });
}

/** Sends an inquiry; resolves to the day by which it is answered. */
export async function inquire(entries: CompanyInquiry): Promise<string> {
  const { dueOn } = await call(sendCompanyInquiry, { body: entries });
  return dueOn;
}
