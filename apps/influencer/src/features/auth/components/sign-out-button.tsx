import { Button } from "@tomoru/ui/actions/button";
import { LogOut } from "lucide-react";
import { useWords } from "../../../shared/site.ts";
import { useSignOut } from "../use-sign-out.ts";

export function SignOutButton() {
  const { shell } = useWords();
  const { signOut, leaving } = useSignOut();
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
