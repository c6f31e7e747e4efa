import type { BudgetBand } from "@tomoru/contract/company/budget-bands";
import type { Platform } from "@tomoru/contract/platforms";
import { TextField } from "@tomoru/ui/forms/input-fields";
import { serverNow } from "@tomoru/web/time/server-clock.ts";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { listPath, paths, workPath } from "../../../app/paths.ts";
import { leaveFlashMessage, useLanguage } from "../../../shared/site.ts";
import { type Addressees as Facts, type Target, useRefreshAsked } from "../asking.queries.ts";
import { answerDayOf, fixedFeeOf } from "../asking.view.ts";
import { useConsultationForm } from "../use-asking.ts";
import { Addressees } from "./addressees.tsx";
import { AskingFrame } from "./asking-frame.tsx";
import { OfferPreview } from "./offer-preview.tsx";
import { SendQuestion } from "./send-question.tsx";
import { MoneyPart, ProductPart, WishesPart } from "./shared-parts.tsx";

type ConsultationFormProps = {
  target: Target;
  platform: Platform;
  addressees: Facts;
  band: BudgetBand | null;
};

export function ConsultationForm({ target, platform, addressees, band }: ConsultationFormProps) {
  const { words, format } = useLanguage();
  const { asking: say } = words;
  const navigate = useNavigate();
  const refresh = useRefreshAsked();
  const asking = useConsultationForm({
    target,
    platform,
    onSent: async ({ consultationId, sent }) => {
      leaveFlashMessage((words) => words.asking.sent(sent));
      await refresh();
      void navigate(workPath(consultationId));
    },
  });
  const { creators, listName } = addressees;
  const asked = creators.filter(({ unasked }) => unasked === null);
  const ofList = "listId" in target;
  const back = ofList ? listPath(target.listId) : paths.creators;
  const title = ofList
    ? say.consultation.heading(asked.length)
    : say.consultation.one(creators[0]?.displayName ?? "");
  const [now] = useState(serverNow);
  const answer = answerDayOf(asking.values.answerDays, { now, last: asking.values.periodTo });
  return (
    <>
      <AskingFrame
        asking={asking}
        title={title}
        back={{ label: listName ?? say.consultation.backToSearch, render: <Link to={back} /> }}
        beside={<Addressees creators={creators} band={band} feeYen={fixedFeeOf(asking.shared.values)} />}
        preview={(marked) => (
          <OfferPreview
            kind="consultation"
            entered={asking.shared.values}
            platform={platform}
            marked={marked}
            until={answer?.day ?? null}
            note={asked.length > 1 ? say.preview.alone(asked.length - 1) : null}
          />
        )}
        final={ofList ? say.final : say.finalOne}
        onClose={() => {
          asking.draft.save();
          void navigate(back);
        }}
      >
        <ProductPart form={asking.shared} />
        <WishesPart form={asking.shared} platform={platform} />
        <MoneyPart form={asking.shared} kind="consultation" people={asked.length}>
          <TextField
            {...asking.text("answerDays")}
            hint={
              answer?.isEarlier ? (
                <>
                  {say.hints.answerDays}
                  <br />
                  {say.hints.answerEarlier(format.day(answer.day))}
                </>
              ) : (
                say.hints.answerDays
              )
            }
            inputMode="numeric"
            autoComplete="off"
          />
        </MoneyPart>
      </AskingFrame>
      <SendQuestion
        asking={asking}
        platform={platform}
        people={asked.length}
        creators={creators}
        isList={ofList}
      />
    </>
  );
}
