import { type FundingWay, fundingWays } from "@tomoru/contract/deals/deal-states";
import { RadioPanels } from "@tomoru/ui/forms/radio-panels";
import { useDealSite } from "../deal-site.tsx";
import { useDealLanguage } from "../use-deal-language.ts";

type FundingWaysProps = {
  id?: string | undefined;
  label: string;
  way: FundingWay;
  onChange: (way: FundingWay) => void;
};

const unnamed = () => undefined;

/** How the money of a contract comes: from which card, or by when. */
export function FundingWays({ id, label, way, onChange }: FundingWaysProps) {
  const { useDefaultCard = unnamed } = useDealSite();
  const { words } = useDealLanguage();
  const { ways, wayNotes } = words.terms.acceptance;
  const card = useDefaultCard();
  const notes = { card: wayNotes.card(card ?? null), transfer: wayNotes.transfer };
  return (
    <RadioPanels
      {...(id !== undefined && { id })}
      label={label}
      options={fundingWays.map((value) => ({ value, label: ways[value], description: notes[value] }))}
      value={way}
      onChange={onChange}
    />
  );
}
