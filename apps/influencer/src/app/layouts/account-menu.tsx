import { logout } from "@tomoru/contract/influencer/session";
import { LateMenu } from "@tomoru/web/frame/late-menu.tsx";
import { useAccountItems } from "@tomoru/web-auth/sign-in/use-account-items.tsx";
import { CircleQuestionMark, FileText, ShieldCheck, UserRound } from "lucide-react";
import { Link } from "react-router";
import { useSession, useWords } from "../../shared/site.ts";
import { paths } from "../paths.ts";

const links = [
  { page: "account", Icon: UserRound },
  { page: "terms", Icon: FileText },
  { page: "privacyPolicy", Icon: ShieldCheck },
  { page: "inquiry", Icon: CircleQuestionMark },
] as const;

/** On a phone the foot of the sidebar and the footer's links live here: a list without end hides the footer. */
export function AccountMenu() {
  const { navigation, shell } = useWords();
  const { currentUser } = useSession();
  const accountItems = useAccountItems(logout);
  const icon = <UserRound size={22} aria-hidden="true" />;
  const label = currentUser ? `${shell.accountMenu} ${currentUser.fullName}` : shell.accountMenu;
  const pageItems = links.map(({ page, Icon }) => ({
    key: page,
    label: page === "account" ? navigation.account : shell[page],
    icon: <Icon size={20} aria-hidden="true" />,
    render: <Link to={paths[page]} />,
  }));
  return <LateMenu label={label} icon={icon} items={[...pageItems, ...accountItems]} />;
}
