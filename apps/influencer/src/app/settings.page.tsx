import { SignOutButton } from "../features/auth/components/sign-out-button.tsx";
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
      signOut={<SignOutButton />}
      deletion={<DeleteAccount />}
    />
  );
}
