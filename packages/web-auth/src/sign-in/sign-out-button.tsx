import { Button } from "@tomoru/ui/actions/button";
import { useWords } from "@tomoru/web/i18n/language.store.ts";
import type { ReactNode } from "react";
import { useSignOut } from "./use-sign-out.ts";

type SignOutButtonProps = { logout: Parameters<typeof useSignOut>[0]; icon: ReactNode };

/** Ends this site's session; another side's goes on. */
export function SignOutButton({ logout, icon }: SignOutButtonProps) {
  const { shell } = useWords();
  const { signOut, leaving } = useSignOut(logout);
  return (
    <Button
      variant="secondary"
      icon={icon}
      loading={leaving ? shell.loggingOut : undefined}
      onClick={signOut}
    >
      {shell.logOut}
    </Button>
  );
}
