import { brand, platformNames } from "@tomoru/i18n/brand";
import { ButtonLink } from "@tomoru/ui/actions/button";
import { Spinner } from "@tomoru/ui/feedback/spinner";
import { LogoPair } from "@tomoru/ui/layout/logo-pair";
import { Phrases } from "@tomoru/ui/text/phrases";
import { useElapsed } from "@tomoru/web/page/use-elapsed.ts";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { useState } from "react";
import { Link, useParams, useSearchParams } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { platformIn, returnFrom } from "../callback.view.ts";
import { useCallback } from "../use-callback.ts";
import styles from "./callback.module.css";

/** Longer than a platform usually takes. */
const patienceMs = 8000;

export function SocialCallbackPage() {
  const platform = platformIn(useParams().platform);
  const [search] = useSearchParams();
  const [answer] = useState(() => returnFrom(search));
  const { callback } = useWords().social;
  const slow = useElapsed(patienceMs);
  useCallback({ platform, answer });
  usePage({ title: platform ? callback.title(platformNames[platform]) : brand });
  if (!platform || answer.kind !== "code") return null;
  return (
    <div className={styles.page}>
      <LogoPair platform={platform} />
      <div role="status">
        <h1 className={styles.title} tabIndex={-1}>
          <Phrases>{callback.working(platformNames[platform])}</Phrases>
        </h1>
      </div>
      <Spinner size={32} />
      {slow ? (
        <ButtonLink variant="secondary" render={<Link to={paths.home} />}>
          {callback.toTop}
        </ButtonLink>
      ) : null}
    </div>
  );
}
