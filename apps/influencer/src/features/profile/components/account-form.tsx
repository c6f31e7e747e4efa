import type { Category, Profile } from "@tomoru/contract/influencer/profile";
import { StickyActions } from "@tomoru/ui/forms/sticky-actions";
import { WithAside } from "@tomoru/ui/layout/with-aside";
import { FormSummary } from "@tomoru/web/forms/form-summary.tsx";
import { SaveFailure } from "@tomoru/web/forms/save-failure.tsx";
import { SubmitButton } from "@tomoru/web/forms/submit-button.tsx";
import { UnsavedChangesBlocker } from "@tomoru/web/page/unsaved-changes-blocker.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { useSplit } from "@tomoru/web/page/use-split.ts";
import { useDeferredValue } from "react";
import { useSession, useWords } from "../../../shared/site.ts";
import { useAccountForm } from "../use-account-form.ts";
import styles from "./account-form.module.css";
import { BasicsCard } from "./basics-card.tsx";
import { CompanyView } from "./company-view.tsx";
import { CreatorCard } from "./creator-card.tsx";
import { OtherCard } from "./other-card.tsx";

type AccountFormProps = { profile: Profile; categories: readonly Category[] };

export function AccountForm({ profile, categories }: AccountFormProps) {
  const { account } = useWords();
  const form = useAccountForm(profile);
  usePage({ title: account.title, hasError: form.hasError });
  const { currentUser } = useSession();
  const split = useSplit();
  // What is typed is rendered first.
  const { creatorName, category, bio } = useDeferredValue(form.values);
  const seen = split ? (
    <CompanyView
      creatorName={creatorName}
      category={category}
      bio={bio}
      categories={categories}
      accounts={(currentUser ?? profile).socialAccounts}
    />
  ) : null;
  return (
    <WithAside aside={seen}>
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <FormSummary form={form} />
        <BasicsCard form={form} />
        <CreatorCard form={form} categories={categories} />
        <OtherCard form={form} />
        <SaveFailure failure={form.failure} />
        <StickyActions>
          <SubmitButton sending={form.sending} sendingLabel={account.saving}>
            {account.save}
          </SubmitButton>
        </StickyActions>
        <UnsavedChangesBlocker unsaved={form.unsaved} />
      </form>
    </WithAside>
  );
}
