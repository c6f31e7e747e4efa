import { Card } from "@tomoru/ui/layout/card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { loadSignedInWords } from "@tomoru/web/i18n/language.store.ts";
import type { ComponentType } from "react";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { SignedOutFrame } from "../../../shared/page/signed-out-frame.tsx";
import { useSession, useWords } from "../../../shared/site.ts";
import { InquiryForm } from "../components/inquiry-form.tsx";
import styles from "../components/membership-form.module.css";

/** The page once its words are loaded: they belong to the signed-in pages. */
export async function inquiryPage(): Promise<ComponentType> {
  await loadSignedInWords();
  return InquiryPage;
}

/** Open to everybody: somebody suspended or locked out has no other way to reach us. */
function InquiryPage() {
  const { isAuthenticated } = useSession();
  return isAuthenticated ? <Inside /> : <Outside />;
}

function Inside() {
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
        back={{ label: inquiry.back, render: <Link to={paths.account} /> }}
      />
      <Card>
        <InquiryForm isSignedIn />
      </Card>
    </div>
  );
}

function Outside() {
  const { membership, shell } = useWords();
  const { inquiry } = membership;
  return (
    <SignedOutFrame>
      <div className={styles.outside}>
        <PageHeader
          title={inquiry.title}
          lead={inquiry.lead}
          back={{ label: shell.toSignIn, render: <Link to={paths.signIn} /> }}
        />
        <InquiryForm isSignedIn={false} />
      </div>
    </SignedOutFrame>
  );
}
