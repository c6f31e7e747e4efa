import { yuchoAccountOf } from "@tomoru/contract/deals/payee-account";
import { Button } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { TextField } from "@tomoru/ui/forms/input-fields";
import { useState } from "react";
import { useWords } from "../../../shared/site.ts";
import type { BankFormState } from "../use-bank-form.ts";
import styles from "./bank-form.module.css";

/** Japan Post Bank's passbooks have a symbol and a number (記号・番号); a transfer wants branch, type and account number. */
export function YuchoConverter({ form }: { form: BankFormState }) {
  const { converter: say } = useWords().bank;
  const [symbol, setSymbol] = useState("");
  const [number, setNumber] = useState("");
  const [state, setState] = useState<"idle" | "done" | "wrong">("idle");
  const type = (keep: (text: string) => void) => (text: string) => {
    keep(text);
    setState("idle");
  };

  function convert() {
    const account = yuchoAccountOf({ symbol, number });
    if (!account) return setState("wrong");
    const branch = form.branches.data?.find(({ code }) => code === account.branchCode);
    form.set("branchName", branch?.name ?? account.branchCode);
    form.set("accountType", account.accountType);
    form.touch("accountNumber", `0${account.accountNumber}`);
    setState("done");
  }

  return (
    <details className={styles.converter}>
      <summary>{say.title}</summary>
      <div className={styles.pair}>
        <Digits id="yuchoSymbol" label={say.symbol} value={symbol} onChange={type(setSymbol)} />
        <Digits id="yuchoNumber" label={say.number} value={number} onChange={type(setNumber)} />
      </div>
      <Button variant="secondary" onClick={convert}>
        {say.convert}
      </Button>
      {state === "wrong" ? <InlineMessage tone="error">{say.wrong}</InlineMessage> : null}
      {state === "done" ? <InlineMessage tone="success">{say.done}</InlineMessage> : null}
    </details>
  );
}

type DigitsProps = { id: string; label: string; value: string; onChange: (text: string) => void };

function Digits({ onChange, ...field }: DigitsProps) {
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
