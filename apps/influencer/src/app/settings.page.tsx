import { logout } from "@tomoru/contract/influencer/session";
import { SignOutButton } from "@tomoru/web-auth/sign-in/sign-out-button.tsx";
import { LogOut } from "lucide-react";
import { DeleteAccount } from "../features/membership/components/delete-account.tsx";
import { WithdrawalNotice } from "../features/membership/components/withdrawal-notice.tsx";
import { Settings } from "../features/settings/components/settings.tsx";
import { SocialSection } from "../features/social/components/social-section.tsx";

/** Settings, joined from the features that have a part in it. */
export function SettingsPage() {
  return (
    <Settings
      notice={<WithdrawalNotice />}
      social={<SocialSection />}
      signOut={<SignOutButton logout={logout} icon={<LogOut size={20} aria-hidden="true" />} />}
      deletion={<DeleteAccount />}
    />
  );
}
