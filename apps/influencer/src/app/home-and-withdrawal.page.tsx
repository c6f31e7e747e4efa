import { HomePage } from "../features/home/pages/home.page.tsx";
import { WithdrawalNotice } from "../features/membership/components/withdrawal-notice.tsx";

/** The home screen under the word about a pending withdrawal. */
export function HomeAndWithdrawalPage() {
  return <HomePage notice={<WithdrawalNotice />} />;
}
