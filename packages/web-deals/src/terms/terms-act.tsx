import { Button, ButtonLink, TextLink } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { StickyActions } from "@tomoru/ui/forms/sticky-actions";
import { useWide } from "@tomoru/web/page/use-wide.ts";
import { todayInJapan } from "@tomoru/web/time/server-clock.ts";
import { useState } from "react";
import { Link } from "react-router";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { MissingGates } from "../frame/missing-gates.tsx";
import { useDealLanguage } from "../use-deal-language.ts";
import { AcceptanceDialog } from "./acceptance-dialog.tsx";
import { ClashWarning } from "./clash-warning.tsx";
import { DeclineDialog } from "./decline-dialog.tsx";
import { isPast } from "./terms.view.ts";
import styles from "./terms-act.module.css";
import { TermsDiff } from "./terms-diff.tsx";
import { TermsEffect } from "./terms-effect.tsx";
import { UnlikeAsked } from "./unlike-asked.tsx";

/** While terms are talked about: to write the first, or to answer what is open. */
export function TermsAct({ deal }: { deal: Deal }) {
  const { can } = deal;
  const isWriting = can.includes("propose") || can.includes("replace");
  const isOver = deal.terms !== null && isPast(deal.terms, todayInJapan());
  const isAnswering = can.includes("accept") || (can.includes("decline") && can.includes("counter"));
  return (
    <>
      {deal.diff ? <TermsDiff deal={deal} /> : null}
      <UnlikeAsked deal={deal} />
      {deal.terms ? <TermsEffect deal={deal} /> : null}
      {isOver ? <PastDays deal={deal} /> : null}
      {can.some((act) => ["propose", "accept", "counter"].includes(act)) ? (
        <MissingGates deal={deal} />
      ) : null}
      <ClashWarning deal={deal} />
      {isWriting ? <Writing deal={deal} /> : null}
      {isAnswering ? <Answering deal={deal} isOver={isOver} /> : null}
      {/* The side that made the last version waits, or declines. */}
      {isWriting || isAnswering ? null : <Declining deal={deal} />}
    </>
  );
}

function Writing({ deal }: { deal: Deal }) {
  const { paths } = useDealSite();
  const { words } = useDealLanguage();
  const isFirst = deal.can.includes("propose");
  return (
    <div className={styles.actions}>
      <ButtonLink variant={isFirst ? "primary" : "secondary"} render={<Link to={paths.terms(deal.dealId)} />}>
        {isFirst ? words.acts.make : words.acts.replace}
      </ButtonLink>
      <Declining deal={deal} />
    </div>
  );
}

function Declining({ deal }: { deal: Deal }) {
  const { words } = useDealLanguage();
  const [open, setOpen] = useState(false);
  if (!deal.can.includes("decline")) return null;
  return (
    <>
      <Button variant="text" onClick={() => setOpen(true)}>
        {words.terms.decide.decline}
      </Button>
      <DeclineDialog deal={deal} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** Why nobody can agree, and what there is to do instead. */
function PastDays({ deal: { can } }: { deal: Deal }) {
  const { words } = useDealLanguage();
  const { past: say } = words.terms;
  const canPropose = can.includes("counter") || can.includes("replace");
  return (
    <InlineMessage tone="warning" title={say.title}>
      {canPropose ? say.propose : say.decline}
    </InlineMessage>
  );
}

function Answering({ deal, isOver }: { deal: Deal; isOver: boolean }) {
  const { side, paths } = useDealSite();
  const { words } = useDealLanguage();
  const [asks, setAsks] = useState(false);
  const isWide = useWide();
  const { decide: say } = words.terms;
  const { dealId, versionsLeft, can } = deal;
  const newest = deal.versions.at(-1)?.version ?? 1;
  const accept = isOver ? null : (
    <Button key="accept" variant="primary" onClick={() => setAsks(true)}>
      {say.accept}
    </Button>
  );
  const counter = can.includes("counter") ? (
    <ButtonLink
      key="counter"
      variant={isOver ? "primary" : "secondary"}
      render={<Link to={paths.terms(dealId)} />}
    >
      {isWide
        ? say[side === "company" ? "again" : "counter"](versionsLeft)
        : say[side === "company" ? "againShort" : "counterShort"]}
    </ButtonLink>
  ) : null;
  return (
    <>
      {can.includes("counter") || isOver ? null : <p>{say.last}</p>}
      {can.includes("counter") && !isWide ? <p className={styles.left}>{say.left(versionsLeft)}</p> : null}
      {accept || counter ? (
        <StickyActions row>{isWide ? [accept, counter] : [counter, accept]}</StickyActions>
      ) : null}
      <div className={styles.below}>
        {isOver ? null : <p className={styles.note}>{say.note[side]}</p>}
        <TextLink render={<Link to={paths.sheet({ dealId, version: newest })} />}>{say.sheet}</TextLink>
        <Declining deal={deal} />
      </div>
      <AcceptanceDialog deal={deal} open={asks} onClose={() => setAsks(false)} />
    </>
  );
}
