import type { Platform } from "@tomoru/contract/platforms";
import { platformNames } from "@tomoru/i18n/brand";
import { Button } from "@tomoru/ui/actions/button";
import { SocialPanel } from "@tomoru/ui/data/social-card";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { failureText } from "@tomoru/web/alert/failure-alert.ts";
import type { Ref } from "react";
import { useWords } from "../../../shared/site.ts";
import type { useConnect } from "../use-connect.ts";

type UnlinkedPanelProps = {
  platform: Platform;
  /** Whether this installation can link it at all. */
  available: boolean;
  connection: ReturnType<typeof useConnect>;
  /** It was unlinked just now. */
  removed: boolean;
  linkRef: Ref<HTMLButtonElement> | undefined;
};

export function UnlinkedPanel({ platform, available, connection, removed, linkRef }: UnlinkedPanelProps) {
  const words = useWords();
  const { social } = words;
  const name = platformNames[platform];
  const { leavingTo, failed, connect } = connection;
  return (
    <SocialPanel
      platform={platform}
      handle={available ? undefined : social.unavailable}
      action={
        available ? (
          <Button
            variant="secondary"
            size="dense"
            aria-label={leavingTo === platform ? undefined : social.connectPlatform(name)}
            loading={leavingTo === platform ? social.connecting(name) : undefined}
            ref={linkRef}
            onClick={() => connect(platform)}
          >
            {social.connect}
          </Button>
        ) : null
      }
      message={
        <>
          {removed ? <InlineMessage tone="success">{social.removed}</InlineMessage> : null}
          {failed?.platform === platform ? (
            <InlineMessage tone="error">{failureText(failed.failure, words)}</InlineMessage>
          ) : null}
        </>
      }
    />
  );
}
