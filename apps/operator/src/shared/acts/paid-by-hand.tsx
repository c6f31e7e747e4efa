import { limits } from "@tomoru/contract/limits";
import { todayInJapan } from "@tomoru/web/time/server-clock.ts";
import { useState } from "react";
import { PaidOnField } from "./paid-on-field.tsx";
import { ReasonedAct, type Told } from "./reasoned-act.tsx";

type PaidByHandProps = {
  words: { act: string; title: string; consequence: string; paidOn: string; reference: string };
  /** The first day on which there was something to pay, where that is known. */
  from?: string | undefined;
  act: (transfer: { paidOn: string; reference: string }) => Promise<unknown>;
  told: Told;
};

/** Writes down a transfer that somebody made at the bank: its day and what the bank calls it. */
export function PaidByHand({ words, from, act, told }: PaidByHandProps) {
  const [paidOn, setPaidOn] = useState(todayInJapan);
  return (
    <ReasonedAct
      label={words.act}
      title={words.title}
      consequence={words.consequence}
      asks={words.reference}
      text={{ name: "reference", maxLength: limits.bankReferenceMaxLength, isLine: true }}
      fields={{ paidOn: words.paidOn }}
      act={(reference) => act({ paidOn, reference })}
      told={told}
    >
      {(errorAt) => (
        <PaidOnField
          id="paidOn"
          label={words.paidOn}
          value={paidOn}
          from={from}
          error={errorAt("paidOn")}
          onChange={setPaidOn}
        />
      )}
    </ReasonedAct>
  );
}
