import { readInvitation } from "@tomoru/contract/company/members";
import { logout } from "@tomoru/contract/company/session";
import { ButtonLink } from "@tomoru/ui/actions/button";
import { FieldSkeletons } from "@tomoru/ui/forms/field-skeletons";
import { Card } from "@tomoru/ui/layout/card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { ApiFailure } from "@tomoru/web/api/failure.ts";
import { useEndpoint } from "@tomoru/web/api/use-endpoint.ts";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { SignOutButton } from "@tomoru/web-auth/sign-in/sign-out-button.tsx";
import { LogOut } from "lucide-react";
import { Link, useParams } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import styles from "../components/notice.module.css";

/** For somebody signed in who opens an invitation: it needs a person without an account, and this says what to do. */
export function InvitedPage() {
  const { token = "" } = useParams();
  const { frame, invitation: words } = useWords();
  const { data, failure, reload } = useEndpoint(readInvitation, {
    input: { params: { token } },
    retryAs: "account",
  });
  const isDead = failure instanceof ApiFailure && failure.refusal === "dataNotFound";
  usePage({ title: words.title, hasError: failure !== undefined });
  if (!data && !failure) {
    return (
      <>
        <PageHeader title={words.title} />
        <Loading>
          <FieldSkeletons labels={[words.email]} />
        </Loading>
      </>
    );
  }
  if (failure && !isDead) {
    return (
      <>
        <PageHeader title={words.title} />
        <LoadError title={words.loadFailed} failure={failure} onRetry={() => void reload()} />
      </>
    );
  }
  const { title, detail } = data
    ? {
        title: words.elsewhere.title,
        detail: words.elsewhere.detail(data.companyName, data.email),
      }
    : words.dead;
  return (
    <>
      <PageHeader title={title} />
      <Card className={styles.notice}>
        <p>{detail}</p>
        {data ? <p>{words.elsewhere.stays}</p> : null}
        <p className={styles.ways}>
          {data ? <SignOutButton logout={logout} icon={<LogOut size={20} aria-hidden="true" />} /> : null}
          <ButtonLink variant={data ? "text" : "secondary"} render={<Link to={paths.home} />}>
            {frame.toHome}
          </ButtonLink>
        </p>
      </Card>
    </>
  );
}
