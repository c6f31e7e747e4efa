import { failure } from "@tomoru/contract/codes";
import { integer } from "@tomoru/contract/company/consultations";
import { text } from "@tomoru/contract/fields";
import type { OpenCampaignDetail } from "@tomoru/contract/influencer/campaigns";
import { limits } from "@tomoru/contract/limits";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { TextField } from "@tomoru/ui/forms/input-fields";
import { TextAreaField } from "@tomoru/ui/forms/text-area-field";
import { FormFailure } from "@tomoru/web/forms/form-failure.tsx";
import { FormSummary } from "@tomoru/web/forms/form-summary.tsx";
import { SubmitButton } from "@tomoru/web/forms/submit-button.tsx";
import { useForm } from "@tomoru/web/forms/use-form.ts";
import { useKeptDraft } from "@tomoru/web/forms/use-kept-draft.ts";
import { useEffect } from "react";
import { z } from "zod/mini";
import { useLanguage } from "../../../shared/site.ts";
import { useApplying } from "../campaigns.queries.ts";
import { budgetExceeded } from "../campaigns.view.ts";
import styles from "./campaigns.module.css";

const digits = (typed: string) => typed.normalize("NFKC").replaceAll(/[,\s¥円]/g, "");

const Application = z.object({
  wishFeeYen: z.pipe(
    z.pipe(
      z.string({ error: failure("fieldRequired") }).check(z.overwrite(digits)),
      z.transform((typed) => (typed === "" ? undefined : Number(typed))),
    ),
    integer(limits.feeYen),
  ),
  message: text({ max: limits.applicationMessageMaxLength, lines: "many" }),
});

const nothing = { wishFeeYen: "", message: "" };

type ApplyFormProps = {
  campaign: OpenCampaignDetail;
  /** Called when the form gets or loses faults, for the page's title. */
  onFaulty: (isFaulty: boolean) => void;
};

/** The wished fee with the sum that arrives, a message, and below them what the company will see. */
export function ApplyForm({ campaign, onFaulty }: ApplyFormProps) {
  const { words, format } = useLanguage();
  const { apply: say } = words.campaigns;
  const { campaignId, account, peerFeeYen } = campaign;
  const { apply, look } = useApplying();
  const form = useForm({
    schema: Application,
    initial: nothing,
    labels: { wishFeeYen: say.wishFee, message: say.message },
    send: async (body) => {
      try {
        await apply(campaignId, body);
        kept.erase({ isOver: true });
      } catch (error) {
        // It may be over, or full, since it was read.
        void look();
        throw error;
      }
    },
  });
  const kept = useKeptDraft({ name: `apply:${campaignId}`, empty: nothing, restore: form.restore });
  useEffect(() => kept.note(form.values));
  const { hasError } = form;
  useEffect(() => onFaulty(hasError), [onFaulty, hasError]);
  const max = limits.applicationMessageMaxLength;
  const count = [...form.values.message.trim()].length;
  const fee = Number(digits(form.values.wishFeeYen));
  const above = budgetExceeded(campaign, fee);
  const hint = [
    Number.isInteger(fee) && fee > 0 ? say.receives(format.yen(fee + Math.floor(fee / 10))) : null,
    peerFeeYen === null ? null : say.peers(format.yen(peerFeeYen)),
  ];
  const median = account?.medianViews == null ? null : format.number(account.medianViews);
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <h2>{say.title}</h2>
      <FormSummary form={form} />
      <div className={styles.wish}>
        <TextField
          {...form.text("wishFeeYen")}
          inputMode="numeric"
          autoComplete="off"
          hint={hint.filter(Boolean).join(" ") || undefined}
        />
        <div role="status">
          {above === null ? null : (
            <InlineMessage tone="warning">{say.aboveBudget(format.yen(above))}</InlineMessage>
          )}
        </div>
      </div>
      <TextAreaField
        {...form.text("message")}
        rows={5}
        hint={say.messageHint}
        counter={{ count, max, status: say.count(count, max) }}
      />
      {account ? (
        <p className={styles.line}>
          {say.shown(
            account.handle,
            account.followers === null ? "" : say.figures(format.compact(account.followers), median),
          )}
        </p>
      ) : null}
      <FormFailure
        failure={form.failure}
        inline={["tooManyRequests", "dataInvalid", "noAccess", "unexpected"]}
      />
      <SubmitButton sending={form.sending} sendingLabel={say.sending}>
        {say.submit}
      </SubmitButton>
    </form>
  );
}
