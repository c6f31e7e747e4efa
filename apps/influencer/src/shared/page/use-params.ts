import { usePlace } from "@tomoru/web/router/router.tsx";
import { useMemo } from "react";
import { pageAt } from "../../app/paths.ts";

/** What the address names: `id` of `/offer/:id`. */
export function useParams(): Readonly<Record<string, string>> {
  const { pathname } = usePlace();
  return useMemo(() => pageAt(pathname)?.params ?? {}, [pathname]);
}
