import { Button } from "@tomoru/ui/actions/button";
import { useWords } from "@tomoru/web/i18n/language.store.ts";
import { LogOut } from "lucide-react";
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
