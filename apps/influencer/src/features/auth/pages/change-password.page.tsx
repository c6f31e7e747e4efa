import { Card } from "@tomoru/ui/layout/card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { ChangePasswordForm } from "@tomoru/web-auth/passwords/change-password-form.tsx";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { accounts } from "../accounts.view.ts";
import styles from "../components/signed-in-form.module.css";

export function ChangePasswordPage() {
  const { change } = useWords().passwords;
  return (
    <div className={styles.page}>
      <PageHeader
        title={change.title}
        lead={change.lead}
        back={{ label: change.back, render: <Link to={paths.settings} /> }}
      />
      <Card>
        <ChangePasswordForm accounts={accounts} />
      </Card>
    </div>
  );
}
