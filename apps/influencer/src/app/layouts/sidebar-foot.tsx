import { ShellRow } from "@tomoru/ui/shell";
import { LogOut, UserRound } from "lucide-react";
import { Link } from "react-router";
import { useSignOut } from "../../features/auth/use-sign-out.ts";
import { useWords } from "../../shared/i18n/language.store.ts";
import { pathTo } from "../../shared/paths.ts";
import { useSession } from "../../shared/session/session.store.ts";

/** Who is signed in, and the way out. */
export function SidebarFoot() {
  const { shell } = useWords();
  const { currentUser } = useSession();
  const { signOut, leaving } = useSignOut();
  const account = pathTo("account");
  return (
    <>
      {currentUser ? (
        <ShellRow icon={<UserRound aria-hidden="true" />} render={account ? <Link to={account} /> : <span />}>
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
