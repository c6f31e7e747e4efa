import { call } from "@tomoru/web/api/call.ts";
import { useEffect, useState } from "react";
import { useDealSite } from "../deal-site.tsx";

type Of = { dealId: string; fileId: string };

/** An image's address in this page: fetched with the session's token, and let go with the page. */
export function useImage({ dealId, fileId }: Of): { url: string | undefined; isMissing: boolean } {
  const { calls } = useDealSite();
  const [url, setUrl] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let made: string | undefined;
    let isGone = false;
    call(calls.getFile, { params: { id: dealId, fileId } }).then(
      ({ bytes, type }) => {
        if (isGone) return;
        made = URL.createObjectURL(new Blob([bytes], { type }));
        setUrl(made);
      },
      () => setMissing(true),
    );
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [calls.getFile, dealId, fileId]);
  return { url, isMissing };
}
