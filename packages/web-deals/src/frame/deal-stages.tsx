import { type Stage, StageLine } from "@tomoru/ui/data/stage-line";
import { useLanguage } from "@tomoru/web/i18n/language.store.ts";
import { dayInJapan, dueDayInJapan } from "@tomoru/web/time/japan-day.ts";
import { todayInJapan } from "@tomoru/web/time/server-clock.ts";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { isConfirming, isOver } from "../deal-view.ts";
import { useDealWords } from "../deal-words.ts";
import { type StageOfDeal, stagesOf } from "./stages.view.ts";

/** The six stages: in a row where there is room, on a phone under each other. */
export function DealStages({ deal, layout }: { deal: Deal; layout: "row" | "column" }) {
  const { side } = useDealSite();
  const { frame } = useDealWords();
  const texts = useStageTexts(deal);
  const stages = stagesOf(deal, { side, today: todayInJapan() }).map(
    (stage): Stage => ({
      key: stage.key,
      label: frame.stages[stage.key],
      state: stage.state,
      stateWord: texts.stateWord(stage),
      when: texts.when(stage),
    }),
  );
  return <StageLine label={frame.stages.label} stages={stages} layout={layout} />;
}

function useStageTexts(deal: Deal) {
  const { stages } = useDealWords().frame;
  const { format } = useLanguage();
  const dayOf = ({ day }: StageOfDeal) => day && format.monthDay(day);
  const contracted = () => {
    if (!deal.contractedAt) return isOver(deal) ? null : stages.agreedDay;
    const day = format.monthDay(dayInJapan(new Date(deal.contractedAt)));
    return deal.funding === "secured" ? stages.secured(day) : day;
  };
  return {
    stateWord: ({ state }: StageOfDeal) =>
      ({
        done: stages.done,
        skipped: stages.skipped,
        mine: stages.now,
        theirs: stages.now,
        stopped: stages.stopped,
        ahead: undefined,
      })[state],
    when: (stage: StageOfDeal) => {
      const { key, state } = stage;
      if (state === "skipped") return stages.skipped;
      if (state === "stopped") return stages.stopped;
      if (state === "mine" || state === "theirs") {
        const day = deal.turnDueAt && format.monthDay(dueDayInJapan(deal.turnDueAt));
        if (key === "payment") return dayOf(stage);
        if (isConfirming(deal)) return stages.confirming(day ?? null);
        return deal.turn === "operator" ? stages.operator(day) : stages[state](day);
      }
      if (key === "contract") return contracted();
      if (key === "inspection" && state === "ahead") return dayOf(stage) && stages.upTo(dayOf(stage) ?? "");
      return dayOf(stage);
    },
  };
}
