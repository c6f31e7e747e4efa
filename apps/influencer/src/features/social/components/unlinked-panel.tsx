import type { Platform } from "@tomoru/contract/influencer/offers";
import { platformNames } from "@tomoru/i18n/brand";
import { Button } from "@tomoru/ui/actions/button";
import { SocialPanel } from "@tomoru/ui/data/social-card";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { afterFrame } from "@tomoru/ui/timing/after-frame";
import { failureText } from "@tomoru/web/alert/failure-alert.ts";
import { useEffect, useRef } from "react";
import { useWords } from "../../../shared/site.ts";
import type { useConnect } from "../use-connect.ts";

type UnlinkedPanelProps = {
  platform: Platform;
  /** Whether this installation can link it at all. */
  available: boolean;
  connection: ReturnType<typeof useConnect>;
  /** It was unlinked just now. */
  removed: boolean;
};

export function UnlinkedPanel({ platform, available, connection, removed }: UnlinkedPanelProps) {
  const words = useWords();
  const { social } = words;
  const name = platformNames[platform];
  const { leavingTo, failed, connect } = connection;
  const link = useRef<HTMLButtonElement>(null);
  // The button that unlinked it is gone, and the dialog would leave the focus nowhere.
  useEffect(() => {
    if (removed) afterFrame(() => link.current?.focus());
  }, [removed]);
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
            ref={link}
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
