import { logout } from "@tomoru/contract/influencer/session";
import { Button } from "@tomoru/ui/actions/button";
import { useSignOut } from "@tomoru/web-auth/sign-in/use-sign-out.ts";
import { LogOut } from "lucide-react";
import { useWords } from "../../../shared/site.ts";

export function SignOutButton() {
  const { shell } = useWords();
  const { signOut, leaving } = useSignOut(logout);
  return (
    <Button
      variant="secondary"
      icon={<LogOut size={20} aria-hidden="true" />}
      loading={leaving ? shell.loggingOut : undefined}
      onClick={signOut}
    >
      {shell.logOut}
    </Button>
  );
}
