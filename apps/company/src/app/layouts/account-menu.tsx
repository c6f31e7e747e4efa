import { logout } from "@tomoru/contract/company/session";
import { Avatar } from "@tomoru/ui/data/avatar";
import { ShellAccount } from "@tomoru/ui/layout/shell";
import type { MenuItem } from "@tomoru/ui/overlays/menu";
import { LateMenu } from "@tomoru/web/frame/late-menu.tsx";
import { useAccountItems } from "@tomoru/web-auth/sign-in/use-account-items.tsx";
import { KeyRound, UserRound } from "lucide-react";
import { Link } from "react-router";
import { useSession, useWords } from "../../shared/site.ts";
import { paths } from "../paths.ts";

/** What belongs to the person; what belongs to the company is in the menus beside. */
function useItems(): MenuItem[] {
  const { passwords } = useWords();
  const change = {
    key: "changePassword",
    label: passwords.change.title,
    icon: <KeyRound size={20} aria-hidden="true" />,
    render: <Link to={paths.changePassword} />,
  };
  return [change, ...useAccountItems(logout)];
}

/** At the foot of the sidebar. */
export function AccountFoot() {
  const { currentUser } = useSession();
  const items = useItems();
  if (!currentUser) return null;
  const { companyName, fullName } = currentUser;
  const icon = <Avatar name={companyName} size="small" />;
  const label = `${companyName} ${fullName}`;
  return (
    <LateMenu
      label={label}
      trigger={<ShellAccount icon={icon} name={companyName} note={fullName} title={label} />}
      items={items}
    />
  );
}

/** At the end of a phone's top bar. */
export function AccountMenu() {
  const { shell } = useWords();
  const { currentUser } = useSession();
  const items = useItems();
  const label = currentUser ? `${shell.accountMenu} ${currentUser.fullName}` : shell.accountMenu;
  return <LateMenu label={label} icon={<UserRound size={22} aria-hidden="true" />} items={items} />;
}
