import { platforms } from "@tomoru/contract/platforms";
import { ButtonLink } from "@tomoru/ui/actions/button";
import { EmptyState } from "@tomoru/ui/feedback/empty-state";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { Link, useSearchParams } from "react-router";
import { listPath, paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { type Target, useAddressees, useTargetList } from "../asking.queries.ts";
import { AskingLoading } from "../components/asking-loading.tsx";
import { ConsultationForm } from "../components/consultation-form.tsx";

function targetIn(address: URLSearchParams): Target | null {
  const listId = address.get("list");
  const creatorId = address.get("creator");
  if (listId !== null) return { listId };
  const platform = platforms.find((each) => each === address.get("platform")) ?? "instagram";
  return creatorId === null ? null : { creatorId, platform };
}

/** 相談する: a list, or one creator. */
export function NewConsultationPage() {
  const { asking: say } = useWords();
  const [address] = useSearchParams();
  const target = targetIn(address);
  const list = useTargetList(target);
  const ofList = target !== null && "listId" in target;
  const of = target === null ? {} : ofList ? { listId: target.listId } : { creatorId: target.creatorId };
  const platform = ofList ? list.data?.platform : target?.platform;
  const addressees = useAddressees({ ...of, platform });
  const failure = (ofList && !list.data && list.failure) || (!addressees.data && addressees.failure);
  usePage({ title: say.consultation.title, hasError: Boolean(failure) });
  if (target === null) return <Nobody />;
  if (failure) {
    return (
      <>
        <PageHeader title={say.consultation.title} />
        <LoadError
          title={say.loadFailed}
          failure={failure}
          onRetry={() => void Promise.all([list.reload(), addressees.reload()])}
        />
      </>
    );
  }
  if (ofList && list.data?.status === "consulted") return <Frozen listId={target.listId} />;
  if (!addressees.data || platform === undefined) return <AskingLoading title={say.consultation.title} />;
  return (
    <ConsultationForm
      key={Object.values(target).join()}
      target={target}
      platform={platform}
      addressees={addressees.data}
      band={list.data?.budgetBand ?? null}
    />
  );
}

function Nobody() {
  const { asking: say } = useWords();
  return (
    <>
      <PageHeader title={say.nobody.title} />
      <EmptyState>
        <p>{say.nobody.text}</p>
        <ButtonLink variant="primary" render={<Link to={paths.creators} />}>
          {say.nobody.action}
        </ButtonLink>
      </EmptyState>
    </>
  );
}

function Frozen({ listId }: { listId: string }) {
  const { asking: say } = useWords();
  return (
    <>
      <PageHeader title={say.frozen.title} />
      <EmptyState>
        <p>{say.frozen.text}</p>
        <ButtonLink variant="primary" render={<Link to={listPath(listId)} />}>
          {say.frozen.action}
        </ButtonLink>
      </EmptyState>
    </>
  );
}
