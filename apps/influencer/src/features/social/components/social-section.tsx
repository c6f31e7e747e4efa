import { platforms } from "@tomoru/contract/platforms";
import { platformNames } from "@tomoru/i18n/brand";
import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Card } from "@tomoru/ui/layout/card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { lazyOverlay } from "@tomoru/web/page/overlay.ts";
import { SlowNote } from "@tomoru/web/page/slow-note.tsx";
import { Suspense, useRef } from "react";
import { linkingId } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { useSocialAccounts } from "../social.queries.ts";
import { useConnect } from "../use-connect.ts";
import { useRemove } from "../use-remove.ts";
import { DiscoverySwitch } from "./discovery-switch.tsx";
import { LinkedPanel } from "./linked-panel.tsx";
import styles from "./social-section.module.css";
import { UnlinkedPanel } from "./unlinked-panel.tsx";

const ConfirmModal = lazyOverlay(
  async () => (await import("@tomoru/ui/overlays/confirm-modal")).ConfirmModal,
);

/** The three platforms, each linked or to be linked. */
export function SocialSection() {
  const { social } = useWords();
  const { data, failure, reload } = useSocialAccounts();
  return (
    <Card as="section" aria-labelledby={linkingId} className={styles.section}>
      <div>
        <h2 id={linkingId} tabIndex={-1}>
          <Phrases>{social.title}</Phrases>
        </h2>
        <p className={styles.lead}>{social.lead}</p>
        <p className={styles.lead}>{social.discovery.consent}</p>
      </div>
      {data ? <Panels {...data} /> : null}
      {!data && failure ? (
        <LoadError title={social.loadFailed} failure={failure} onRetry={() => void reload()} />
      ) : null}
      {data || failure ? null : (
        <Loading>
          <Skeleton height={170} />
        </Loading>
      )}
    </Card>
  );
}

function Panels({ accounts, available }: NonNullable<ReturnType<typeof useSocialAccounts>["data"]>) {
  const { common, social } = useWords();
  const connection = useConnect();
  const removal = useRemove();
  const { asked } = removal;
  // The button that unlinked it is gone.
  const linkAgain = useRef<HTMLButtonElement>(null);
  return (
    <>
      <div>
        {platforms.map((platform) => {
          const account = accounts.find((linked) => linked.platform === platform);
          return account ? (
            <LinkedPanel key={platform} account={account} onRemove={() => removal.ask(platform)} />
          ) : (
            <UnlinkedPanel
              key={platform}
              platform={platform}
              available={available.includes(platform)}
              connection={connection}
              removed={removal.removed === platform}
              linkRef={removal.removed === platform ? linkAgain : undefined}
            />
          );
        })}
      </div>
      {accounts.some(({ isSandbox }) => isSandbox) ? (
        <p className={styles.lead}>{social.sandboxNote}</p>
      ) : null}
      {accounts.length > 0 ? <DiscoverySwitch /> : null}
      {asked ? (
        <Suspense>
          <ConfirmModal
            open={removal.open}
            destructive
            title={social.ask(platformNames[asked])}
            message={
              <>
                {social.consequence}
                <SlowNote waiting={removal.sending} />
              </>
            }
            confirmLabel={social.confirm}
            cancelLabel={common.cancel}
            loading={removal.sending ? social.removing : undefined}
            error={removal.failed ? social.removeFailed : undefined}
            onConfirm={removal.confirm}
            onCancel={removal.cancel}
            finalFocus={() => linkAgain.current}
          />
        </Suspense>
      ) : null}
    </>
  );
}
