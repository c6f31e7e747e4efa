import type { BoardRow, getWork } from "@tomoru/contract/company/work";
import type { ResultOf } from "@tomoru/contract/endpoint";
import { Button } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { PlatformName } from "@tomoru/ui/text/platform-name";
import { dayInJapan } from "@tomoru/web/time/japan-day.ts";
import { FileText } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";
import { isOperators, ownTurnOf } from "../../../shared/work/board.view.ts";
import { useBoardActs } from "../use-board-acts.ts";
import { AskedSheet } from "./asked-sheet.tsx";
import styles from "./board.module.css";
import { BoardQuestions } from "./board-questions.tsx";
import { BoardTable } from "./board-table.tsx";
import { CampaignChoice } from "./campaign-choice.tsx";
import { FunnelCard } from "./funnel-card.tsx";
import { MoneyCard } from "./money-card.tsx";

type BoardProps = { work: ResultOf<typeof getWork>; rows: readonly BoardRow[] };

/** Who answered, who must act, where the money is. */
export function Board({ work, rows }: BoardProps) {
  const { words, format } = useLanguage();
  const { board: say } = words.work;
  const acts = useBoardActs(work.id);
  const [isShown, setShown] = useState(false);
  const { creator } = work.turns;
  const { company, isChoosing } = ownTurnOf(work, rows);
  const waiting = rows.filter(({ deal, answer }) => !deal && answer === "waiting").length;
  const isConsultation = work.kind === "consultation";
  const standing = (
    <>
      <div className={styles.cards}>
        <MoneyCard work={work} />
        <FunnelCard steps={work.steps} kind={work.kind} />
      </div>
      {acts.said ? <InlineMessage tone={acts.said.tone}>{acts.said.text}</InlineMessage> : null}
      {rows.length === 0 ? (
        isConsultation ? (
          <p>{say.none}</p>
        ) : null
      ) : (
        <BoardTable
          rows={rows}
          platform={work.platform}
          onRemind={acts.remind}
          onWithdraw={acts.askToWithdraw}
        />
      )}
    </>
  );
  return (
    <>
      <div className={styles.head}>
        <PageHeader
          back={{ label: say.back, render: <Link to={paths.campaigns} /> }}
          title={
            company > 0
              ? say.heading.yours(company)
              : isChoosing
                ? say.heading.choose
                : creator > 0
                  ? isOperators(work.turns)
                    ? say.heading.operators
                    : say.heading.theirs(creator)
                  : !isConsultation && work.state === "open"
                    ? say.heading.open
                    : say.heading.done
          }
        />
        <div className={styles.about}>
          <strong>{work.productName}</strong>
          <PlatformName platform={work.platform} />
          <span>
            {isConsultation
              ? say.sent(format.monthDay(dayInJapan(new Date(work.createdAt))), work.people)
              : say.campaign(work.people)}
          </span>
        </div>
        <div className={styles.actions}>
          {isConsultation && work.state === "open" && waiting > 0 ? (
            <Button variant="text" size="dense" flush="start" onClick={acts.askToClose}>
              {say.close}
            </Button>
          ) : null}
          <Button
            variant="secondary"
            size="dense"
            icon={<FileText size={18} aria-hidden="true" />}
            onClick={() => setShown(true)}
          >
            {say.details}
          </Button>
        </div>
      </div>
      {isConsultation ? standing : <CampaignChoice id={work.id}>{standing}</CampaignChoice>}
      <BoardQuestions acts={acts} waiting={waiting} />
      <AskedSheet id={work.id} kind={work.kind} open={isShown} onClose={() => setShown(false)} />
    </>
  );
}
