import { Card } from "@tomoru/ui/layout/card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { Link } from "react-router";
import type { Accounts } from "../accounts.ts";
import { ChangePasswordForm } from "../passwords/change-password-form.tsx";
import { AccountPage } from "./account-page.tsx";

export function ChangePasswordPage({ accounts }: { accounts: Accounts }) {
  const { change } = accounts.useWords().passwords;
  return (
    <AccountPage>
      <PageHeader
        title={change.title}
        lead={change.lead}
        back={{ label: change.back, render: <Link to={accounts.paths.settings} /> }}
      />
      <Card>
        <ChangePasswordForm accounts={accounts} />
      </Card>
    </AccountPage>
  );
}
