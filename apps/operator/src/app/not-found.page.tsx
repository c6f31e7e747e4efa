import { NotFound } from "@tomoru/web/frame/not-found.tsx";
import { useAccess } from "../shared/access.store.ts";
import { useWords } from "../shared/site.ts";
import { paths } from "./paths.ts";

/** The link leads to `/operator` for everybody, where whoever has no token is asked for it. */
export function NotFoundPage() {
  const { frame } = useWords();
  const label = useAccess() ? frame.toHome : frame.signIn.title;
  return (
    <main id="main" tabIndex={-1}>
      <NotFound back={{ label, path: paths.home }} />
    </main>
  );
}
