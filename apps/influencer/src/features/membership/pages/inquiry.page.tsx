import { pages } from "@tomoru/contract/pages";
import { Card } from "@tomoru/ui/card";
import { PageHeader } from "@tomoru/ui/page-header";
import { useWords } from "../../../shared/i18n/language.store.ts";
import { Link } from "../../../shared/router/link.tsx";
import { useSession } from "../../../shared/session/session.store.ts";
import { InquiryForm } from "../components/inquiry-form.tsx";
import styles from "../components/membership-form.module.css";

export function InquiryPage() {
  const { inquiry } = useWords().membership;
  const { currentUser } = useSession();
  return (
    <div className={styles.page}>
      <PageHeader
        title={inquiry.title}
        lead={
          <>
            {inquiry.lead}
            {currentUser ? ` ${inquiry.reply(currentUser.email)}` : null}
          </>
        }
        back={{ label: inquiry.back, render: <Link to={pages.account} /> }}
      />
      <Card>
        <InquiryForm />
      </Card>
    </div>
  );
}
