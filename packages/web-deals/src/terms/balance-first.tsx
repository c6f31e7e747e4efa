import { shareOfBalance } from "@tomoru/contract/deals/amounts";
import type { Deal } from "../deal-site.tsx";
import { useDealLanguage } from "../use-deal-language.ts";

type BalanceFirstProps = {
  deal: Pick<Deal, "balanceYen" | "charge">;
  chargeYen: number;
  className?: string | undefined;
};

/** Before a company is charged: how much of it what is left of its bank transfers pays. Nothing where there is none. */
export function BalanceFirst({ deal: { balanceYen = 0, charge }, chargeYen, className }: BalanceFirstProps) {
  const { words, format } = useDealLanguage();
  const { money: say } = words.frame;
  const share = charge ? 0 : shareOfBalance({ balanceYen, restYen: chargeYen });
  if (share === 0) return null;
  const text =
    share === chargeYen
      ? say.balanceWhole(format.yen(balanceYen))
      : say.balanceFirst(format.yen(share), format.yen(chargeYen - share));
  return <p className={className}>{text}</p>;
}
