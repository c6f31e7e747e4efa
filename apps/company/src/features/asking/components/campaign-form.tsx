import { type Platform, platforms } from "@tomoru/contract/platforms";
import { platformNames } from "@tomoru/i18n/brand";
import { Field } from "@tomoru/ui/forms/field";
import { TextField } from "@tomoru/ui/forms/input-fields";
import { MultiCombobox } from "@tomoru/ui/forms/multi-combobox";
import { Segmented } from "@tomoru/ui/forms/segmented";
import { Link, useNavigate } from "react-router";
import { paths, workPath } from "../../../app/paths.ts";
import { useCategories } from "../../../shared/accounts/categories.queries.ts";
import { leaveFlashMessage, useWords } from "../../../shared/site.ts";
import { useRefreshAsked } from "../asking.queries.ts";
import { type emptyCampaign, peopleIn } from "../asking.view.ts";
import { useCampaignForm } from "../use-asking.ts";
import { AskingFrame } from "./asking-frame.tsx";
import { Beside, FormPart } from "./form-part.tsx";
import { OfferPreview } from "./offer-preview.tsx";
import { SendQuestion } from "./send-question.tsx";
import { MoneyPart, ProductPart, WishesPart } from "./shared-parts.tsx";

type CampaignFormProps = {
  platform: Platform;
  campaignId: string | null;
  initial: typeof emptyCampaign | undefined;
  onPlatform: (platform: Platform) => void;
};

export function CampaignForm({ platform, campaignId, initial, onPlatform }: CampaignFormProps) {
  const { asking: say, search } = useWords();
  const navigate = useNavigate();
  const refresh = useRefreshAsked();
  const asking = useCampaignForm({
    platform,
    campaignId,
    initial,
    onPublished: async (id) => {
      leaveFlashMessage((words) => words.asking.published);
      await refresh();
      void navigate(workPath(id));
    },
  });
  const people = peopleIn(asking.values);
  return (
    <>
      <AskingFrame
        asking={asking}
        title={campaignId === null ? say.campaign.title : say.campaign.edit}
        back={{ label: say.campaign.back, render: <Link to={paths.campaigns} /> }}
        beside={
          campaignId === null ? (
            <Segmented
              legend={search.filters.platform}
              options={platforms.map((value) => ({ value, label: platformNames[value] }))}
              value={platform}
              onChange={onPlatform}
            />
          ) : null
        }
        preview={(marked) => (
          <OfferPreview
            kind="campaign"
            entered={asking.shared.values}
            platform={platform}
            marked={marked}
            until={asking.values.closesOn || null}
            note={null}
          />
        )}
        final={say.finalCampaign}
        onClose={() => {
          asking.draft.save();
          void navigate(paths.campaigns);
        }}
      >
        <ProductPart form={asking.shared} />
        <WishesPart form={asking.shared} platform={platform} />
        <People asking={asking} />
        <MoneyPart form={asking.shared} kind="campaign" people={people} />
      </AskingFrame>
      <SendQuestion asking={asking} platform={platform} people={people} />
    </>
  );
}

/** How many, until when, and who may apply. */
function People({ asking }: { asking: ReturnType<typeof useCampaignForm> }) {
  const { asking: say } = useWords();
  const { hints, categories: words } = say;
  const options = useCategories();
  const { value, onChange, ...field } = asking.select("categories");
  return (
    <FormPart part="people">
      <Beside>
        <TextField {...asking.text("capacity")} inputMode="numeric" autoComplete="off" />
        <TextField
          {...asking.text("minFollowers")}
          hint={hints.minFollowers}
          inputMode="numeric"
          autoComplete="off"
        />
      </Beside>
      <TextField {...asking.text("closesOn")} hint={hints.closesOn} type="date" autoComplete="off" />
      <Field {...field} hint={hints.categories}>
        {(control) => (
          <MultiCombobox
            {...control}
            options={options}
            value={value}
            onChange={onChange}
            placeholder={words.placeholder}
            countText={words.count(value.length)}
            clearAllLabel={words.clear}
            removeLabel={words.remove}
            empty={words.empty}
            sheet={{ title: say.fields.categories, doneLabel: words.done, closeLabel: words.close }}
          />
        )}
      </Field>
    </FormPart>
  );
}
