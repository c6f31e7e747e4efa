import { askedOf, campaignEntries, consultationEntries } from "@tomoru/contract/company/asking-entries";
import { type FieldFault, faultsOf } from "@tomoru/contract/faults";
import type { Platform } from "@tomoru/contract/platforms";
import type { FormWords } from "@tomoru/i18n/ja/common/forms";
import type { AskingWords } from "@tomoru/i18n/ja/company/asking";
import type { ApiFailure } from "@tomoru/web/api/failure.ts";
import { inOrder } from "@tomoru/web/forms/form-faults.ts";
import { type TextProps, useForm } from "@tomoru/web/forms/use-form.ts";
import { useKeptDraft } from "@tomoru/web/forms/use-kept-draft.ts";
import { todayInJapan } from "@tomoru/web/time/server-clock.ts";
import { useEffect, useRef, useState } from "react";
import { z } from "zod/mini";
import { useLanguage } from "../../shared/site.ts";
import { publishCampaign, saveCampaign, sendConsultation, type Target } from "./asking.queries.ts";
import { emptyCampaign, emptyConsultation, type Shared, tickedTexts } from "./asking.view.ts";
import { type AskingKind, fieldsOf, isAsked, progressOf } from "./parts.view.ts";

type TextField = Exclude<keyof Shared, "postFormat">;

/** The part of both forms that their shared components use. */
export type SharedForm = {
  values: Shared;
  text: (field: TextField) => TextProps;
  set: (field: TextField, value: string) => void;
  setFormats: (formats: string[]) => void;
  formats: { id: string; label: string; error: string | undefined; tag: TextProps["tag"] };
};

/** Fields that are chosen, not typed. */
const chosen = ["postFormat", "periodFrom", "periodTo", "usageScope", "budget", "closesOn"];

type Say = { asking: AskingWords; forms: FormWords };

/** Messages of these forms that say more than the code does. */
function textOf({ field, refusal }: FieldFault, { asking, forms }: Say): string | undefined {
  const { faults, fields } = asking;
  if (refusal === "fieldRequired")
    return chosen.includes(field) ? forms.choose(fields[field as keyof typeof fields]) : undefined;
  return field in faults ? faults[field as keyof typeof faults] : undefined;
}

/** The visible field for each field name of the call. */
const fieldOf: Readonly<Record<string, string>> = {
  period: "periodFrom",
  "period.from": "periodFrom",
  "period.to": "periodTo",
  budgetBand: "budget",
  usageWish: "usageScope",
  "usageWish.scope": "usageScope",
  "usageWish.months": "usageMonths",
};

function place({ faults }: ApiFailure): FieldFault[] {
  return faults.flatMap((fault) => {
    const field = fieldOf[fault.field];
    return field === undefined ? [] : [{ ...fault, field }];
  });
}

/** The question before it is sent; the form waits for its answer. */
function useQuestion() {
  const [asked, setAsked] = useState<PromiseWithResolvers<boolean> | null>(null);
  const [isSending, setSending] = useState(false);
  return {
    isOpen: asked !== null,
    isSending,
    answer: (isYes: boolean) => asked?.resolve(isYes),
    async ask(work: () => Promise<void>): Promise<void> {
      const gate = Promise.withResolvers<boolean>();
      setAsked(gate);
      try {
        if (!(await gate.promise)) return;
        setSending(true);
        await work();
      } finally {
        setSending(false);
        setAsked(null);
      }
    },
  };
}

type Values = Record<string, string | boolean | null | readonly string[]>;

type Options<S extends z.ZodMiniType<unknown, Values>> = {
  kind: AskingKind;
  platform: Platform;
  draftName: string;
  schema: S;
  empty: z.input<S> & Shared;
  send: (entries: z.output<S>) => Promise<void>;
};

function useAsking<S extends z.ZodMiniType<unknown, Values & Shared>>({
  kind,
  platform,
  draftName,
  schema,
  empty,
  send,
}: Options<S>) {
  const { words, locale } = useLanguage();
  const { asking: say } = words;
  const question = useQuestion();
  const [round, setRound] = useState(0);
  const form = useForm({
    schema,
    initial: empty,
    labels: say.fields,
    order: fieldsOf(kind),
    textOf: (fault) => textOf(fault, words),
    place,
    asks: (field, values) => isAsked(field, values as Shared),
    send: (entries) =>
      question.ask(async () => {
        await send(entries);
        draft.erase({ isOver: true });
      }),
  });
  const draft = useKeptDraft<z.input<S>>({ name: draftName, empty, restore: form.restore });
  const entered = form.values as z.input<S> & Shared;
  const postFormat = tickedTexts(entered.postFormat, { platform, locale });
  const values = { ...entered, postFormat };
  // The texts may be in another language or for another platform: what the boxes show is what is checked and sent.
  const isShown = postFormat.join("\n") === entered.postFormat.join("\n");
  useEffect(() => {
    if (!isShown) form.set("postFormat" as never, postFormat as never);
  });
  const { note } = draft;
  useEffect(() => note(values));
  const { error } = z.safeParse(schema, values);
  const faults = inOrder(error ? faultsOf(error) : [], fieldsOf(kind)).filter(({ field }) =>
    isAsked(field, values),
  );
  const fill = (entries: object) => {
    for (const [field, value] of Object.entries(entries)) form.set(field as never, value as never);
  };
  return {
    ...form,
    kind,
    question,
    draft,
    /** Counts how often the form was started over. */
    round,
    fill,
    startOver: () => {
      draft.erase({ isOver: false });
      fill(empty);
      setRound((count) => count + 1);
    },
    /** What is still missing or wrong, in the order of the page. */
    open: faults.map(({ field }) => ({ field, label: say.fields[field as keyof AskingWords["fields"]] })),
    progress: progressOf({ kind, faults, entered: values }),
    shared: {
      values,
      text: (field) => form.text(field as never),
      set: (field, value) => form.set(field as never, value as never),
      setFormats: (formats) => form.set("postFormat" as never, formats as never),
      formats: (({ id, label, error: wrong, tag }) => ({ id, label, error: wrong, tag }))(
        form.select("postFormat" as never),
      ),
    } satisfies SharedForm as SharedForm,
  };
}

type ConsultationOptions = {
  target: Target;
  platform: Platform;
  onSent: (sent: { consultationId: string; sent: number }) => Promise<void>;
};

export function useConsultationForm({ target, platform, onSent }: ConsultationOptions) {
  const [schema] = useState(() => consultationEntries(todayInJapan));
  const of = "listId" in target ? { listId: target.listId } : { creatorId: target.creatorId };
  return useAsking({
    kind: "consultation",
    platform,
    draftName: Object.values(of).join(),
    schema,
    empty: emptyConsultation,
    send: async ({ answerDays, ...written }) => {
      const body = { ...of, platform, ...askedOf(written), answerDays: Number(answerDays) };
      await onSent(await sendConsultation(body));
    },
  });
}

type CampaignOptions = {
  platform: Platform;
  /** The draft on the server, once there is one. */
  campaignId: string | null;
  initial: typeof emptyCampaign | undefined;
  onPublished: (campaignId: string) => Promise<void>;
};

export function useCampaignForm({ platform, campaignId, initial, onPublished }: CampaignOptions) {
  const [schema] = useState(() => campaignEntries(todayInJapan));
  const made = useRef(campaignId);
  const save = async (entries: typeof emptyCampaign) => {
    const { capacity, closesOn, minFollowers, categories, ...written } = entries;
    const body = {
      platform,
      ...askedOf(written),
      capacity: Number(capacity),
      closesOn,
      minFollowers: minFollowers === "" ? null : Number(minFollowers),
      categories,
    };
    made.current = await saveCampaign(made.current, body);
    return made.current;
  };
  return useAsking({
    kind: "campaign",
    platform,
    draftName: campaignId ?? `campaign.${platform}`,
    schema,
    empty: initial ?? emptyCampaign,
    send: async (entries) => {
      const id = await save(entries);
      await publishCampaign(id);
      await onPublished(id);
    },
  });
}

export type Asking = ReturnType<typeof useConsultationForm> | ReturnType<typeof useCampaignForm>;
