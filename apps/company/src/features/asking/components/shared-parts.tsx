import { budgetChoices } from "@tomoru/contract/company/asking-entries";
import { usageScopes } from "@tomoru/contract/influencer/usage";
import type { Platform } from "@tomoru/contract/platforms";
import { postFormatsIn } from "@tomoru/i18n/post-formats";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { CheckChips } from "@tomoru/ui/forms/check-chips";
import { TextField } from "@tomoru/ui/forms/input-fields";
import { RadioPanels } from "@tomoru/ui/forms/radio-panels";
import { TextAreaField } from "@tomoru/ui/forms/text-area-field";
import type { ReactNode } from "react";
import { useWords } from "../../../shared/site.ts";
import type { AskingKind } from "../parts.view.ts";
import type { SharedForm } from "../use-asking.ts";
import { CostNote } from "./cost-note.tsx";
import { Beside, FormPart } from "./form-part.tsx";

type Part = { form: SharedForm };

const most = { productInfo: 2000, description: 2000, situation: 500, tieUpexp: 500 } as const;

/** A long text with its count. */
function Long({ form, field, hint }: Part & { field: keyof typeof most; hint: string }) {
  const { forms } = useWords();
  const props = form.text(field);
  const count = [...props.value].length;
  return (
    <TextAreaField
      {...props}
      hint={hint}
      rows={field === "description" ? 6 : 3}
      counter={{ count, max: most[field], status: forms.tooLong(props.label, most[field]) }}
    />
  );
}

export function ProductPart({ form }: Part) {
  const { hints } = useWords().asking;
  return (
    <FormPart part="product">
      <TextField {...form.text("productName")} maxLength={null} autoComplete="off" />
      <Long form={form} field="productInfo" hint={hints.productInfo} />
      <TextField
        {...form.text("productUrl")}
        hint={hints.productUrl}
        type="url"
        inputMode="url"
        maxLength={2048}
        autoComplete="off"
        spellCheck={false}
      />
    </FormPart>
  );
}

export function WishesPart({ form, platform }: Part & { platform: Platform }) {
  const { asking: say } = useWords();
  return (
    <FormPart part="wishes">
      <Formats form={form} platform={platform} />
      <Beside>
        <TextField {...form.text("periodFrom")} type="date" autoComplete="off" />
        <TextField {...form.text("periodTo")} type="date" autoComplete="off" />
      </Beside>
      <Long form={form} field="description" hint={say.hints.description} />
      <Usage form={form} />
      <Long form={form} field="situation" hint={say.hints.situation} />
      <Long form={form} field="tieUpexp" hint={say.hints.tieUpexp} />
      <InlineMessage tone="success" title={say.label.title} standing>
        {say.label.text}
      </InlineMessage>
    </FormPart>
  );
}

const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

function Formats({ form, platform }: Part & { platform: Platform }) {
  const { asking: say } = useWords();
  const known = say.formats[platform];
  const chosen = postFormatsIn(form.values.postFormat, platform).map(({ kind, count }) => ({
    name: known[kind] ?? "",
    count,
  }));
  const put = (formats: typeof chosen) =>
    form.setFormats(formats.map(({ name, count }) => `${name} ${say.times(count)}`));
  return (
    <CheckChips
      {...form.formats}
      options={known.map((name, index) => ({
        value: name,
        label: name,
        end: (
          <select
            id={`postFormat-count-${index}`}
            aria-label={say.formatCount(name)}
            value={chosen.find((one) => one.name === name)?.count ?? 1}
            onChange={({ target }) =>
              put(chosen.map((one) => (one.name === name ? { name, count: Number(target.value) } : one)))
            }
          >
            {counts.map((count) => (
              <option key={count} value={count}>
                {say.times(count)}
              </option>
            ))}
          </select>
        ),
      }))}
      value={chosen.map(({ name }) => name)}
      onChange={(names) =>
        put(
          known.flatMap((name) =>
            names.includes(name) ? [chosen.find((one) => one.name === name) ?? { name, count: 1 }] : [],
          ),
        )
      }
    />
  );
}

function Usage({ form }: Part) {
  const { asking: say, forms } = useWords();
  const { usageScope } = form.values;
  const { onChange: _, required: _required, ...props } = form.text("usageScope");
  const months = (
    <TextField
      {...form.text("usageMonths")}
      tag={{ kind: "required", word: forms.required }}
      inputMode="numeric"
      autoComplete="off"
    />
  );
  return (
    <RadioPanels
      {...props}
      layout="grid"
      value={usageScope}
      onChange={(scope) => form.set("usageScope", scope)}
      options={usageScopes.map((scope) => ({
        value: scope,
        label: say.usage[scope],
        children: scope === "none" ? undefined : months,
      }))}
    />
  );
}

/** The budget for one creator: six bands, or one fee. `children` come behind it. */
export function MoneyPart({
  form,
  kind,
  people,
  children,
}: Part & { kind: AskingKind; people: number | null; children?: ReactNode }) {
  const { asking: say, forms } = useWords();
  const { budget } = form.values;
  const { onChange: _, required: _required, ...props } = form.text("budget");
  const fee = (
    <TextField
      {...form.text("feeYen")}
      tag={{ kind: "required", word: forms.required }}
      inputMode="numeric"
      autoComplete="off"
    />
  );
  return (
    <FormPart part="money">
      <RadioPanels
        {...props}
        layout="grid"
        value={budget}
        onChange={(choice) => form.set("budget", choice)}
        options={budgetChoices.map((choice) => ({
          value: choice,
          label: say.bands[choice],
          children: choice === "fee" ? fee : undefined,
        }))}
      />
      {children}
      <InlineMessage tone="info" standing>
        {say.terms[kind]}
      </InlineMessage>
      <CostNote entered={form.values} people={people} />
    </FormPart>
  );
}
