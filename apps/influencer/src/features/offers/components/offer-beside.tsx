import type { Offer } from "@tomoru/contract/influencer/offers";
import { lazyOverlay } from "@tomoru/web/page/overlay.ts";
import { Suspense, useEffect, useState } from "react";

const OfferCompany = lazyOverlay(async () => (await import("./offer-company.tsx")).OfferCompany);

/** In a chunk of its own, and only once the offer itself stands: an offer is read without it. */
export function OfferBeside({ offer }: { offer: Offer }) {
  const [stands, setStands] = useState(false);
  useEffect(() => setStands(true), []);
  if (!stands) return null;
  return (
    <Suspense>
      <OfferCompany offer={offer} />
    </Suspense>
  );
}
