import { NotFound } from "@tomoru/web/frame/not-found.tsx";
import { useWords } from "../shared/site.ts";
import { paths } from "./paths.ts";

export function NotFoundPage() {
  const { frame } = useWords();
  return (
    <main id="main" tabIndex={-1}>
      <NotFound back={{ label: frame.toHome, path: paths.home }} />
    </main>
  );
}
