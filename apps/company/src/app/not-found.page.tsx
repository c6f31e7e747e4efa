import { NotFound } from "@tomoru/web/frame/not-found.tsx";
import { SignedOutFrame } from "../shared/page/signed-out-frame.tsx";
import { useSession, useWords } from "../shared/site.ts";
import { paths } from "./paths.ts";

export function NotFoundPage() {
  const { frame } = useWords();
  const { isAuthenticated } = useSession();
  if (isAuthenticated) return <NotFound back={{ label: frame.toHome, path: paths.home }} />;
  return (
    <SignedOutFrame>
      <NotFound back={{ label: frame.toFront, path: paths.home }} />
    </SignedOutFrame>
  );
}
