import { countryCodes } from "@tomoru/contract/countries";
import type { FieldFault } from "@tomoru/contract/faults";
import type { AccountForm } from "@tomoru/contract/influencer/account";
import type { Profile } from "@tomoru/contract/influencer/profile";
import { limits } from "@tomoru/contract/limits";
import type { Words } from "@tomoru/i18n/ja/influencer/words";
import { faultText } from "@tomoru/web/forms/fault-text.ts";
import { type BirthParts, birthFaultText } from "./birth-date.view.ts";

/** The form as it opens. */
export function entriesOf(profile: Profile): AccountForm {
  const { fullName, email, gender, category, isNotifyCampaign } = profile;
  return {
    fullName,
    email,
    dob: profile.dob ?? "",
    creatorName: profile.creatorName ?? "",
    category,
    bio: profile.bio ?? "",
    country: countryCodes.find((code) => code === profile.country) ?? null,
    gender,
    notification: isNotifyCampaign,
  };
}

type Wording = { fault: FieldFault; bio: string; birth: BirthParts; today: Date; words: Words };

/** What to do about a field of the form, in its own name. */
export function accountFaultText({ fault, bio, birth, today, words }: Wording): string {
  const { account, forms } = words;
  switch (fault.field) {
    case "fullName":
      return faultText({ fault, label: account.fullName, words });
    case "email":
      return account.emailMoved;
    case "dob":
      return birthFaultText({ parts: birth, today, words: account.birth });
    case "creatorName":
      return faultText({ fault, label: account.creatorName, words });
    case "category":
      return fault.refusal === "fieldRequired"
        ? forms.choose(account.category.label)
        : words.codes[fault.refusal];
    case "bio":
      return charactersOf(bio) > limits.bioMaxLength
        ? forms.tooLong(account.bio, limits.bioMaxLength)
        : faultText({ fault, label: account.bio, words });
    default:
      return words.codes[fault.refusal];
  }
}

/** Characters as the contract counts them: code points. */
export function charactersOf(text: string): number {
  return [...text].length;
}
