import type { DealCard } from "@tomoru/contract/deals/deal-card";
import { Avatar } from "@tomoru/ui/data/avatar";
import { CountBadge } from "@tomoru/ui/data/count-badge";
import { Tag } from "@tomoru/ui/data/tag";
import { VisuallyHidden } from "@tomoru/ui/layout/visually-hidden";
import { PlatformName } from "@tomoru/ui/text/platform-name";
import { todayInJapan } from "@tomoru/web/time/server-clock.ts";
import { CircleCheck, Clock3, ShieldAlert } from "lucide-react";
import { Link } from "react-router";
import { useDealSite } from "../deal-site.tsx";
import { type Turn, turnOf } from "../deal-view.ts";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./deal-row.module.css";

const tones = { mine: "lamp", theirs: "neutral", operator: "info", none: "neutral" } as const;
const icons = { mine: Clock3, theirs: Clock3, operator: ShieldAlert, none: CircleCheck } as const;

/** The day of payment: if it is paid, or still ahead and no transfer has come back. */
function payDayOf({ state, payDueOn, paymentStage }: DealCard, today: string): string | null {
  if (state !== "accepted" || payDueOn === null || paymentStage === "failed") return null;
  return paymentStage === "paid" || payDueOn >= today ? payDueOn : null;
}

/** What is owed has its day, but while it is checked. */
const isChecked = ({ state, payDueOn, paymentStage }: DealCard) =>
  state === "accepted" && paymentStage === "due" && payDueOn === null;

/** One deal in a list; its link spans the row. */
export function DealRow({ card }: { card: DealCard }) {
  const { side, paths } = useDealSite();
  const { words, format, days } = useDealLanguage();
  const { list: say, frame } = words;
  const turn: Turn = turnOf(card, side);
  const Icon = icons[turn];
  const { dealId, productName, platform, state, endReason, turnDueAt, yen, unread, isWrittenOff } = card;
  const name = card.name || frame.someone;
  const isEnded = state === "cancelled" || state === "expired";
  const payDay = payDayOf(card, todayInJapan());
  const when =
    payDay !== null
      ? say.paidOn(days.day(payDay))
      : isChecked(card)
        ? say.checked
        : turnDueAt && turn !== "none"
          ? say.due(days.dueDay(turnDueAt))
          : null;
  const isInPayment = turn === "none" && state === "accepted" && !isWrittenOff;
  // While a deal is in payment its tag says so.
  const stateWord = isInPayment
    ? null
    : isWrittenOff
      ? say.writtenOff
      : endReason
        ? say.ends[endReason]
        : say.states[state];
  return (
    <li className={styles.row}>
      <Avatar name={name} />
      <div className={styles.what}>
        <h2 className={styles.title}>
          <Link className={styles.link} to={paths.deal(dealId)}>
            {productName ?? frame.nameless}
          </Link>
        </h2>
        <p className={styles.about}>
          <strong>{name}</strong>
          <PlatformName platform={platform} />
        </p>
      </div>
      <div className={styles.turn}>
        <Tag tone={tones[turn]} icon={<Icon size={14} aria-hidden="true" />}>
          {isInPayment ? say.states.accepted : frame.turnTag[turn]}
        </Tag>
        <span className={styles.state}>{[stateWord, when].filter(Boolean).join(format.dot)}</span>
      </div>
      <p className={styles.yen}>{yen ? format.yen(yen) : isEnded ? say.nothingPaid : say.noFee}</p>
      {unread > 0 ? (
        <span className={styles.unread}>
          <CountBadge count={unread} />
          <VisuallyHidden>{say.unread(unread)}</VisuallyHidden>
        </span>
      ) : null}
    </li>
  );
}
