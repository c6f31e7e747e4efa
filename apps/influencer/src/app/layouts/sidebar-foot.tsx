import { logout } from "@tomoru/contract/influencer/session";
import { ShellRow } from "@tomoru/ui/layout/shell";
import { useSignOut } from "@tomoru/web-auth/sign-in/use-sign-out.ts";
import { LogOut, UserRound } from "lucide-react";
import { Link } from "react-router";
import { useSession, useWords } from "../../shared/site.ts";
import { paths } from "../paths.ts";

/** Who is signed in, and the way out. */
export function SidebarFoot() {
  const { shell } = useWords();
  const { currentUser } = useSession();
  const { signOut, leaving } = useSignOut(logout);
  return (
    <>
      {currentUser ? (
        <ShellRow icon={<UserRound aria-hidden="true" />} render={<Link to={paths.account} />}>
          {currentUser.fullName}
        </ShellRow>
      ) : null}
      <ShellRow
        icon={<LogOut aria-hidden="true" />}
        render={<button type="button" onClick={signOut} aria-disabled={leaving} />}
      >
        {leaving ? shell.loggingOut : shell.logOut}
      </ShellRow>
    </>
  );
}
