import { hasCheckDigit } from "@tomoru/contract/company/invoice-number";
import { type TaxProfile, TaxProfileUpdate } from "@tomoru/contract/influencer/tax";
import { useForm } from "@tomoru/web/forms/use-form.ts";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { z } from "zod/mini";
import { paths } from "../../app/paths.ts";
import { leaveFlashMessage, useSession, useWords } from "../../shared/site.ts";
import { useSaveTaxProfile } from "./tax.queries.ts";

type Entries = {
  residency: TaxProfile["residency"];
  entity: TaxProfile["entity"];
  legalName: string;
  tradeName: string;
  invoiceNumber: string;
  hasEmployees: boolean;
};

/** The contract's schema, typed for a form that has every field. */
const schema = TaxProfileUpdate as unknown as z.ZodMiniType<z.output<typeof TaxProfileUpdate>, Entries>;

export function useTaxForm(profile: TaxProfile | null) {
  const navigate = useNavigate();
  const { tax } = useWords();
  const save = useSaveTaxProfile();
  const { currentUser } = useSession();
  const [initial] = useState(
    (): Entries => ({
      residency: profile?.residency ?? "resident",
      entity: profile?.entity ?? "individual",
      legalName: profile?.legalName ?? currentUser?.fullName ?? "",
      tradeName: profile?.tradeName ?? "",
      invoiceNumber: profile?.invoiceNumber ?? "",
      hasEmployees: profile?.hasEmployees ?? false,
    }),
  );
  const [saved, setSaved] = useState(false);
  // Not before the page knows that nothing is unsaved any more.
  useEffect(() => {
    if (saved) void navigate(paths.settings);
  }, [saved, navigate]);
  const form = useForm({
    schema,
    initial,
    labels: {
      residency: tax.residency,
      entity: tax.entity,
      legalName: tax.legalName,
      tradeName: tax.tradeName,
      invoiceNumber: tax.invoiceNumber,
      hasEmployees: tax.hasEmployees,
    },
    textOf: ({ field }) => (field === "invoiceNumber" ? tax.invoiceWrong : undefined),
    send: async (entries) => {
      await save(entries);
      setSaved(true);
      leaveFlashMessage((words) => words.tax.saved);
    },
  });
  const { entity, invoiceNumber } = form.values;
  return {
    ...form,
    /** Warns of a sole trader's number that is also valid for a corporation: it may be the wrong one. */
    isLikeCorporation: entity === "individual" && hasCheckDigit(invoiceNumber),
    unsaved: !saved && JSON.stringify(form.values) !== JSON.stringify(initial),
  };
}
