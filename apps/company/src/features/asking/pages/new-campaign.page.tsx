import { type Platform, platforms } from "@tomoru/contract/platforms";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { useSearchParams } from "react-router";
import { useWords } from "../../../shared/site.ts";
import { useCampaignDraft } from "../asking.queries.ts";
import { entriesOfCampaign } from "../asking.view.ts";
import { AskingLoading } from "../components/asking-loading.tsx";
import { CampaignForm } from "../components/campaign-form.tsx";

/** 公募を作る: a new one, or a draft of before (`?id=`). */
export function NewCampaignPage() {
  const { asking: say } = useWords();
  const [address, setAddress] = useSearchParams();
  const id = address.get("id");
  const { data: draft, failure, reload } = useCampaignDraft(id);
  usePage({ title: say.campaign.title, hasError: !draft && failure !== undefined });
  if (id !== null && !draft) {
    if (!failure) return <AskingLoading title={say.campaign.edit} />;
    return (
      <>
        <PageHeader title={say.campaign.edit} />
        <LoadError title={say.campaign.loadFailed} failure={failure} onRetry={() => void reload()} />
      </>
    );
  }
  const platform: Platform =
    draft?.platform ?? platforms.find((each) => each === address.get("platform")) ?? "instagram";
  return (
    <CampaignForm
      key={`${id} ${platform}`}
      platform={platform}
      campaignId={id}
      initial={draft && entriesOfCampaign(draft)}
      onPlatform={(next) => setAddress({ platform: next }, { replace: true, preventScrollReset: true })}
    />
  );
}
