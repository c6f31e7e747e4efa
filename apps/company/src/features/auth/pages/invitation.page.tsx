import { readInvitation } from "@tomoru/contract/company/members";
import { TextLink } from "@tomoru/ui/actions/button";
import { FieldSkeletons } from "@tomoru/ui/forms/field-skeletons";
import { Phrases } from "@tomoru/ui/text/phrases";
import { ApiFailure } from "@tomoru/web/api/failure.ts";
import { useEndpoint } from "@tomoru/web/api/use-endpoint.ts";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { Link, useParams } from "react-router";
import { paths } from "../../../app/paths.ts";
import { SignedOutFrame } from "../../../shared/page/signed-out-frame.tsx";
import { useWords } from "../../../shared/site.ts";
import { JoinForm } from "../components/join-form.tsx";
import styles from "../components/notice.module.css";

/** Who was invited sees by whom and to what, and joins. */
export function InvitationPage() {
  const { token = "" } = useParams();
  const { auth, invitation: words } = useWords();
  const { data, failure, reload } = useEndpoint(readInvitation, {
    input: { params: { token } },
    retryAs: "account",
  });
  const isDead = failure instanceof ApiFailure && failure.refusal === "dataNotFound";
  if (data) {
    return (
      <SignedOutFrame>
        <JoinForm token={token} invitation={data} />
      </SignedOutFrame>
    );
  }
  return (
    <SignedOutFrame>
      <Unread hasError={failure !== undefined} />
      {isDead ? (
        <div className={styles.notice}>
          <h1 tabIndex={-1}>
            <Phrases>{words.dead.title}</Phrases>
          </h1>
          <p>{words.dead.detail}</p>
          <p>
            <TextLink render={<Link to={paths.signIn} />}>{auth.signIn.title}</TextLink>
          </p>
        </div>
      ) : (
        <h1 tabIndex={-1}>{words.title}</h1>
      )}
      {failure && !isDead ? (
        <LoadError title={words.loadFailed} failure={failure} onRetry={() => void reload()} />
      ) : null}
      {failure ? null : (
        <Loading>
          <FieldSkeletons labels={[words.email, auth.signUp.fullName, auth.password]} />
        </Loading>
      )}
    </SignedOutFrame>
  );
}

function Unread({ hasError }: { hasError: boolean }) {
  usePage({ title: useWords().invitation.title, hasError });
  return null;
}
