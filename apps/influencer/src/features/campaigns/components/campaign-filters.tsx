import { campaignSorts } from "@tomoru/contract/influencer/campaigns";
import { listCategories } from "@tomoru/contract/influencer/profile";
import { platforms } from "@tomoru/contract/platforms";
import { platformNames } from "@tomoru/i18n/brand";
import { Field } from "@tomoru/ui/forms/field";
import { Select } from "@tomoru/ui/forms/select";
import { useEndpoint } from "@tomoru/web/api/use-endpoint.ts";
import { categoryOptions } from "@tomoru/web/i18n/named-options.ts";
import { useNavigate } from "react-router";
import { useLanguage } from "../../../shared/site.ts";
import { type AskedCampaigns, campaignsAddress, feeSteps } from "../campaign-address.view.ts";
import styles from "./campaigns.module.css";

/** By platform, category and the least fee, and in which order: each acts at once, and stands in the address. */
export function CampaignFilters({ asked }: { asked: AskedCampaigns }) {
  const { words, format, locale } = useLanguage();
  const { filters: say } = words.campaigns;
  const { data: categories } = useEndpoint(listCategories, { input: {}, retryAs: "category" });
  const navigate = useNavigate();
  const ask = (part: Partial<AskedCampaigns>) =>
    void navigate(campaignsAddress({ ...asked, ...part }) || "?", {
      replace: true,
      preventScrollReset: true,
    });
  const filters = [
    {
      key: "platform",
      any: say.anyPlatform,
      options: platforms.map((value) => ({ value, label: platformNames[value] })),
      choose: (value: string) => ask({ platform: platforms.find((name) => name === value) }),
    },
    {
      key: "category",
      any: say.anyCategory,
      options: categoryOptions(categories ?? [], locale),
      choose: (value: string) => ask({ category: value || undefined }),
    },
    {
      key: "minFee",
      any: say.anyFee,
      options: feeSteps.map((yen) => ({ value: String(yen), label: say.fee(`¥${format.compact(yen)}`) })),
      choose: (value: string) => ask({ minFee: feeSteps.find((yen) => String(yen) === value) }),
    },
  ] as const;
  return (
    <search className={styles.filters} aria-label={say.label}>
      {filters.map(({ key, any, options, choose }) => (
        <Field key={key} id={key} label={say[key]}>
          {(control) => (
            <Select
              {...control}
              placeholder={any}
              clearLabel={say.clearOne(say[key])}
              options={options}
              value={String(asked[key] ?? "")}
              onChange={choose}
            />
          )}
        </Field>
      ))}
      <Field id="sort" label={words.campaigns.sortLegend}>
        {(control) => (
          <Select
            {...control}
            options={campaignSorts.map((value) => ({ value, label: words.campaigns.sorts[value] }))}
            value={asked.sort}
            onChange={(value) => ask({ sort: campaignSorts.find((name) => name === value) ?? "newest" })}
          />
        )}
      </Field>
    </search>
  );
}
