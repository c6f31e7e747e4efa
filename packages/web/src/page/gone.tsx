import { ButtonLink } from "@tomoru/ui/actions/button";
import { EmptyState } from "@tomoru/ui/feedback/empty-state";
import type { PageHeader } from "@tomoru/ui/layout/page-header";
import { Phrases } from "@tomoru/ui/text/phrases";
import type { ComponentProps } from "react";
import { useWords } from "../i18n/language.store.ts";

type GoneProps = { back: NonNullable<ComponentProps<typeof PageHeader>["back"]>; hint?: string };

/** Below a title that says what is not to be had: why that may be, and where to look for it. */
export function Gone({ back, hint }: GoneProps) {
  const { common } = useWords();
  return (
    <EmptyState>
      <p>
        <Phrases>{hint ?? common.goneHint}</Phrases>
      </p>
      <ButtonLink variant="primary" render={back.render}>
        {back.label}
      </ButtonLink>
    </EmptyState>
  );
}
