import type { WorkKind } from "@tomoru/contract/company/work";
import { postFormatText } from "@tomoru/i18n/post-formats";
import { DefinitionList } from "@tomoru/ui/data/definition-list";
import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Sheet } from "@tomoru/ui/overlays/sheet";
import { dayInJapan } from "@tomoru/web/time/japan-day.ts";
import { useLanguage } from "../../../shared/site.ts";
import { useAsked, usePublished } from "../work.queries.ts";

type AskedSheetProps = { id: string; kind: WorkKind; open: boolean; onClose: () => void };

/** What creators were asked, as it was sent or published. */
export function AskedSheet({ id, kind, open, onClose }: AskedSheetProps) {
  const { words, format, locale } = useLanguage();
  const { facts: say } = words.work.board;
  const { fields, bands, usage, usageText } = words.asking;
  const { data: consultation } = useAsked({ id, kind, isWanted: open });
  const { data: campaign } = usePublished({ id, kind, isWanted: open });
  const asked = consultation ?? campaign;
  const { common } = words;
  const none = common.notProvided;
  return (
    <Sheet
      open={open}
      title={say.title}
      doneLabel={say.done}
      closeLabel={say.done}
      onDone={onClose}
      onClose={onClose}
    >
      {asked ? (
        <DefinitionList
          isNarrow
          rows={[
            { term: fields.productName, children: asked.productName },
            { term: fields.productInfo, children: asked.productInfo ?? none },
            { term: fields.description, children: asked.description },
            {
              term: fields.postFormat,
              children: format.listed(
                asked.postFormat.map((text) => postFormatText(text, { platform: asked.platform, locale })),
              ),
            },
            { term: words.offers.rows.period, children: format.period(asked.period) },
            { term: fields.situation, children: asked.situation ?? none },
            { term: fields.tieUpexp, children: asked.tieUpexp ?? none },
            {
              term: say.usage,
              children:
                asked.usageWish === null
                  ? none
                  : asked.usageWish.months === null
                    ? usage[asked.usageWish.scope]
                    : usageText(usage[asked.usageWish.scope], asked.usageWish.months),
            },
            {
              term: say.budget,
              children: asked.budgetBand ? bands[asked.budgetBand] : format.yen(asked.feeYen ?? 0),
            },
            consultation
              ? {
                  term: say.answerBy,
                  children: format.day(dayInJapan(new Date(Date.parse(consultation.answerBy) - 1))),
                }
              : { term: fields.closesOn, children: campaign ? format.day(campaign.closesOn) : none },
          ]}
        />
      ) : (
        <Skeleton lines={6} />
      )}
    </Sheet>
  );
}
