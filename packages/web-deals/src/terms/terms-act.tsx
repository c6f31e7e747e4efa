import { Button, ButtonLink, TextLink } from "@tomoru/ui/actions/button";
import { StickyActions } from "@tomoru/ui/forms/sticky-actions";
import { useWide } from "@tomoru/web/page/use-wide.ts";
import { useState } from "react";
import { Link } from "react-router";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { MissingGates } from "../frame/missing-gates.tsx";
import { useDealLanguage } from "../use-deal-language.ts";
import { AcceptanceDialog } from "./acceptance-dialog.tsx";
import { ClashWarning } from "./clash-warning.tsx";
import { DeclineDialog } from "./decline-dialog.tsx";
import styles from "./terms-act.module.css";
import { TermsDiff } from "./terms-diff.tsx";
import { TermsEffect } from "./terms-effect.tsx";

/** While terms are talked about: to write the first, or to answer what is open. */
export function TermsAct({ deal }: { deal: Deal }) {
  const { can } = deal;
  const isWriting = can.includes("propose") || can.includes("replace");
  const isAnswering = can.includes("accept") || (can.includes("decline") && can.includes("counter"));
  return (
    <>
      {deal.diff ? <TermsDiff deal={deal} /> : null}
      {deal.terms ? <TermsEffect deal={deal} /> : null}
      {can.some((act) => ["propose", "accept", "counter"].includes(act)) ? (
        <MissingGates deal={deal} />
      ) : null}
      <ClashWarning deal={deal} />
      {isWriting ? <Writing deal={deal} /> : null}
      {isAnswering ? <Answering deal={deal} /> : null}
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

function Answering({ deal }: { deal: Deal }) {
  const { side, paths } = useDealSite();
  const { words } = useDealLanguage();
  const [asks, setAsks] = useState(false);
  const isWide = useWide();
  const { decide: say } = words.terms;
  const { dealId, versionsLeft, can } = deal;
  const newest = deal.versions.at(-1)?.version ?? 1;
  const accept = (
    <Button key="accept" variant="primary" onClick={() => setAsks(true)}>
      {say.accept}
    </Button>
  );
  const counter = can.includes("counter") ? (
    <ButtonLink key="counter" variant="secondary" render={<Link to={paths.terms(dealId)} />}>
      {isWide
        ? say[side === "company" ? "again" : "counter"](versionsLeft)
        : say[side === "company" ? "againShort" : "counterShort"]}
    </ButtonLink>
  ) : null;
  return (
    <>
      {can.includes("counter") ? null : <p>{say.last}</p>}
      {can.includes("counter") && !isWide ? <p className={styles.left}>{say.left(versionsLeft)}</p> : null}
      <StickyActions row>{isWide ? [accept, counter] : [counter, accept]}</StickyActions>
      <div className={styles.below}>
        <p className={styles.note}>{say.note[side]}</p>
        <TextLink render={<Link to={paths.sheet({ dealId, version: newest })} />}>{say.sheet}</TextLink>
        <Declining deal={deal} />
      </div>
      <AcceptanceDialog deal={deal} open={asks} onClose={() => setAsks(false)} />
    </>
  );
}
