import { Phrases } from "@tomoru/ui/text/phrases";

import { call } from "@tomoru/web/api/call.ts";
import { useWords } from "@tomoru/web/i18n/language.store.ts";
import { Suspense, useState } from "react";
import { ConfirmModal } from "../confirm-modal.ts";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { otherName, usualWay } from "../deal-view.ts";
import { actFailureText } from "../frame/act-failure.ts";
import { useActing } from "../frame/acting.tsx";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./acceptance-dialog.module.css";
import { AcceptanceKeeping } from "./acceptance-keeping.tsx";
import { AcceptanceSums, agreeingWith } from "./acceptance-sums.tsx";
import { FundingWays } from "./funding-ways.tsx";

type AcceptanceDialogProps = { deal: Deal; open: boolean; onClose: () => void };

/** Agreed to is one version by its number and its hash, which the server compares with what is open by then. */
export function AcceptanceDialog({ deal, open, onClose }: AcceptanceDialogProps) {
  const { side, calls } = useDealSite();
  const language = useDealLanguage();
  const { words } = language;
  const common = useWords();
  const { busy, failure, act, dismissFailure } = useActing();
  const [way, setWay] = useState(() => usualWay(deal));
  const { acceptance: say } = words.terms;
  const accept = async () => {
    const version = deal.versions.at(-1)?.version;
    await act(
      () =>
        call(calls.answerTerms, {
          params: { id: deal.dealId },
          body: {
            action: "accept",
            version,
            sha256: deal.sha256 ?? undefined,
            revision: deal.revision,
            ...(side === "company" && { funding: way }),
          },
        }),
      ({ terms }) => terms.acceptance.done,
    ).then((isDone) => isDone && onClose());
  };
  return (
    <Suspense>
      <ConfirmModal
        long
        open={open}
        title={say.question}
        message={
          <div className={styles.message}>
            <p>
              <Phrases>
                {side === "company"
                  ? say.consequence.company(otherName(deal, side))
                  : say.consequence.creator}
              </Phrases>
            </p>
            <AcceptanceSums deal={deal} />
            {side === "creator" ? <AcceptanceKeeping deal={deal} /> : null}
            {side === "company" ? <FundingWays label={say.way} way={way} onChange={setWay} /> : null}
            <Follows />
            <Agreed deal={deal} />
          </div>
        }
        confirmLabel={agreeingWith({ deal, way }, language)}
        cancelLabel={common.common.cancel}
        loading={busy ? say.sending : undefined}
        error={failure ? actFailureText(failure, words, common) : undefined}
        finalFocus={() => document.querySelector<HTMLElement>("main h1")}
        onConfirm={() => void accept()}
        onCancel={() => {
          dismissFailure();
          onClose();
        }}
      />
    </Suspense>
  );
}

function Agreed({ deal }: { deal: Deal }) {
  const { words, format } = useDealLanguage();
  const { acceptance: say } = words.terms;
  const { versions } = words.frame;
  const newest = deal.versions.at(-1);
  if (!newest || !deal.terms) return null;
  return (
    <dl className={styles.agreed}>
      <dt>{say.version}</dt>
      <dd>{versions.version(newest.version)}</dd>
      {deal.money && "netYen" in deal.money ? (
        <>
          <dt>{say.fee}</dt>
          <dd>{format.yen(deal.terms.feeYen)}</dd>
          <dt>{words.terms.effect.net}</dt>
          <dd>{format.yen(deal.money.netYen)}</dd>
        </>
      ) : null}
      <dt>{say.hash}</dt>
      <dd className={styles.hash} lang="en">
        {newest.sha256.slice(0, 16)}…
      </dd>
    </dl>
  );
}

function Follows() {
  const { side } = useDealSite();
  const { words } = useDealLanguage();
  const { acceptance: say } = words.terms;
  return (
    <div>
      <p className={styles.follows}>{say.follows}</p>
      <ol className={styles.steps}>
        {say.steps[side].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
