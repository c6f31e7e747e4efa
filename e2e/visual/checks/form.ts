import type { Input, Snapshot } from "../snapshot.ts";

/** Below this iOS zooms in on focus. */
const leastFontSize = 16;

/** The `autocomplete` of each label (WCAG 1.3.5); the first match counts. */
const purposes: readonly { label: RegExp; autocomplete: RegExp }[] = [
  { label: /口座名義|Account Name/i, autocomplete: /^off$/ },
  { label: /^(氏名|Name(?! of)|Full Name)/, autocomplete: /^name$/ },
  { label: /メールアドレス|Email/i, autocomplete: /^(email|username|off)$/ },
  { label: /現在のパスワード|Current password/i, autocomplete: /^current-password$/ },
  { label: /新しいパスワード|new password/i, autocomplete: /^new-password$/ },
  { label: /^(パスワード|Password)/, autocomplete: /^(current|new)-password$/ },
  { label: /電話番号|Phone/i, autocomplete: /^tel$/ },
  { label: /確認コード|^Code/, autocomplete: /^one-time-code$/ },
  { label: /生年月日|Date of birth|Birth/i, autocomplete: /^bday-(year|month|day)$/ },
  { label: /^(年|Year|月|Month|日|Day)$/, autocomplete: /^bday-(year|month|day)$/ },
  { label: /国・地域|Country/i, autocomplete: /^(country|off)$/ },
];
const withoutPurpose = ["radio", "checkbox"];

export function namelessInputs({ inputs }: Snapshot): string[] {
  return inputs.filter(({ name }) => name === "").map(({ where }) => `${where} has no name`);
}

export function missingAutocomplete({ inputs }: Snapshot): string[] {
  return inputs
    .filter(({ type, isReadOnly }) => !isReadOnly && !withoutPurpose.includes(type))
    .filter((input) => !fits(input))
    .map(({ where, name, autocomplete }) => `${where} (${name}) has autocomplete “${autocomplete}”`);
}

function fits({ name, autocomplete }: Input): boolean {
  return purposes.find(({ label }) => label.test(name))?.autocomplete.test(autocomplete) ?? true;
}

export function zoomingInputs({ inputs }: Snapshot): string[] {
  return inputs
    .filter(({ type, fontSize }) => !withoutPurpose.includes(type) && fontSize < leastFontSize)
    .map(({ where, fontSize }) => `${where} has ${fontSize} px`);
}

/** The error is part of the field's description. */
export function silentFaults({ inputs }: Snapshot): string[] {
  return inputs
    .filter(({ isInvalid, describedBy }) => isInvalid && describedBy === "")
    .map(({ where }) => `${where} is wrong and does not say why`);
}
