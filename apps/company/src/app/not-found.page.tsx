import { NotFound } from "@tomoru/web/frame/not-found.tsx";
import { VisitorFrame } from "../shared/page/visitor-frame.tsx";
import { useSession, useWords } from "../shared/site.ts";
import { paths } from "./paths.ts";

export function NotFoundPage() {
  const { frame } = useWords();
  const { isAuthenticated } = useSession();
  if (isAuthenticated) return <NotFound back={{ label: frame.toHome, path: paths.home }} />;
  return (
    <VisitorFrame>
      <NotFound back={{ label: frame.toFront, path: paths.home }} />
    </VisitorFrame>
  );
}
