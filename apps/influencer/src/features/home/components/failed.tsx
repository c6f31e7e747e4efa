import { pages } from "@tomoru/contract/pages";
import { ButtonLink } from "@tomoru/ui/button";
import { InlineMessage } from "@tomoru/ui/inline-message";
import { LampDot } from "@tomoru/ui/lamp-dot";
import { useLanguage } from "../../../shared/i18n/language.store.ts";
import { Link } from "../../../shared/router/link.tsx";

/** What could not be paid. It is the creator's turn: nobody else can set the bank details right. */
export function Failed({ yen }: { yen: number }) {
  const { words, format } = useLanguage();
  const { failed } = words.home;
  return (
    <InlineMessage
      tone="warning"
      title={failed.title(format.yen(yen))}
      action={
        <ButtonLink
          variant="secondary"
          size="dense"
          icon={<LampDot />}
          render={<Link to={pages.bankAccount} />}
        >
          {failed.check}
        </ButtonLink>
      }
    >
      {failed.text}
    </InlineMessage>
  );
}
