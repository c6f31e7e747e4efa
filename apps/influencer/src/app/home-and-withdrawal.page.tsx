import { HomePage } from "../features/home/pages/home.page.tsx";
import { WithdrawalNotice } from "../features/membership/components/withdrawal-notice.tsx";
import { DiscoveryQuestion } from "../features/social/components/discovery-question.tsx";

/** The home screen with the word about a pending withdrawal, and the question to who linked before companies could search. */
export function HomeAndWithdrawalPage() {
  return <HomePage notice={<WithdrawalNotice />} question={<DiscoveryQuestion />} />;
}
