import { ButtonLink } from "@tomoru/ui/actions/button";
import { EmptyState } from "@tomoru/ui/feedback/empty-state";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { ApiFailure } from "@tomoru/web/api/failure.ts";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { Link, useParams } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { Board } from "../components/board.tsx";
import { WorkLoading } from "../components/work-loading.tsx";
import { useBoardRows, useWork } from "../work.queries.ts";

const gone = ["dataNotFound", "consultationIdInvalid"];

/** A consultation or an open campaign: its board. */
export function WorkPage() {
  const { board: say } = useWords().work;
  const { id = "" } = useParams();
  const work = useWork(id);
  const rows = useBoardRows(id);
  const failure = (!work.data && work.failure) || (!rows.data && rows.failure) || undefined;
  usePage({ title: work.data?.productName ?? say.title, hasError: failure !== undefined });
  if (work.data && rows.data) return <Board work={work.data} rows={rows.data.docs} />;
  if (failure instanceof ApiFailure && gone.includes(failure.refusal)) return <Gone />;
  return (
    <>
      <PageHeader title={say.title} back={{ label: say.back, render: <Link to={paths.campaigns} /> }} />
      {failure ? (
        <LoadError
          title={say.loadFailed}
          failure={failure}
          onRetry={() => void Promise.all([work.reload(), rows.reload()])}
        />
      ) : (
        <WorkLoading />
      )}
    </>
  );
}

function Gone() {
  const { board: say } = useWords().work;
  return (
    <>
      <PageHeader title={say.gone} />
      <EmptyState>
        <p>{say.goneHint}</p>
        <ButtonLink variant="primary" render={<Link to={paths.campaigns} />}>
          {say.toList}
        </ButtonLink>
      </EmptyState>
    </>
  );
}
