import { logout } from "@tomoru/contract/company/session";
import { SignOutButton } from "@tomoru/web-auth/sign-in/sign-out-button.tsx";
import { LogOut } from "lucide-react";
import { CloseCompany } from "../features/companies/components/close-company.tsx";
import { LeaveCompany } from "../features/companies/components/leave-company.tsx";
import { Settings } from "../features/settings/components/settings.tsx";
import { useProfile } from "../shared/profile.queries.ts";

/** Settings, joined from the features that have a part in it. */
export function SettingsPage() {
  return (
    <Settings
      signOut={<SignOutButton logout={logout} icon={<LogOut size={20} aria-hidden="true" />} />}
      leaving={<Leaving />}
    />
  );
}

/** A member leaves; the owner closes the company. */
function Leaving() {
  const { data: profile } = useProfile();
  if (!profile) return null;
  if (profile.member.role === "owner") return <CloseCompany profile={profile} />;
  return <LeaveCompany companyName={profile.company.name} />;
}
