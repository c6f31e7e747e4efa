import type { Members } from "@tomoru/contract/company/members";
import { ButtonLink } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { EmailField } from "@tomoru/ui/forms/input-fields";
import { Card } from "@tomoru/ui/layout/card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { FormFailure } from "@tomoru/web/forms/form-failure.tsx";
import { SubmitButton } from "@tomoru/web/forms/submit-button.tsx";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { useInvitationForm } from "../use-invitation-form.ts";
import styles from "./members.module.css";

/** Says before it is pressed that no seat is left. */
export function InviteCard({ seats }: Pick<Members, "seats">) {
  const { members: say } = useWords().companies;
  const form = useInvitationForm();
  const isFull = seats.used >= seats.limit;
  return (
    <Card as="section" className={styles.card} aria-labelledby="invite">
      <h2 id="invite">
        <Phrases>{say.invite.title}</Phrases>
      </h2>
      {isFull ? (
        <>
          <p className={styles.small}>{say.noSeat}</p>
          <p>
            <ButtonLink variant="secondary" size="dense" render={<Link to={paths.plan} />}>
              {say.moreSeats}
            </ButtonLink>
          </p>
        </>
      ) : (
        <form className={styles.form} noValidate onInput={form.writeAnother} onSubmit={form.submit}>
          <EmailField {...form.text("email")} hint={say.invite.hint} autoComplete="off" />
          <FormFailure failure={form.failure} inline={["unexpected"]} />
          <div>
            <SubmitButton sending={form.sending} sendingLabel={say.invite.sending}>
              {say.invite.submit}
            </SubmitButton>
          </div>
        </form>
      )}
      {form.sentTo ? <InlineMessage tone="success">{say.invite.sent(form.sentTo)}</InlineMessage> : null}
    </Card>
  );
}
