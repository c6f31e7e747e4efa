import { NotFound } from "@tomoru/web/frame/not-found.tsx";
import { NewcomerLine } from "@tomoru/web-auth/pages/newcomer-line.tsx";
import { accounts } from "../features/auth/accounts.view.ts";
import { SignedOutFrame } from "../shared/page/signed-out-frame.tsx";
import { useSession, useWords } from "../shared/site.ts";
import { paths } from "./paths.ts";

/** The link leads to `/` for everybody; who is signed out is led on to the sign-in. */
export function NotFoundPage() {
  const { navigation, shell } = useWords();
  const { isAuthenticated } = useSession();
  if (isAuthenticated) return <NotFound back={{ label: navigation.toMyPage, path: paths.home }} />;
  return (
    <SignedOutFrame below={<NewcomerLine accounts={accounts} />}>
      <NotFound back={{ label: shell.toSignIn, path: paths.home }} />
    </SignedOutFrame>
  );
}
