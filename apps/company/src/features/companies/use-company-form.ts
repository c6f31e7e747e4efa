import { type Company, CompanyInfo, getCompanyProfile } from "@tomoru/contract/company/companies";
import { useRefresh } from "@tomoru/web/api/use-endpoint.ts";
import { useForm } from "@tomoru/web/forms/use-form.ts";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { z } from "zod/mini";
import { paths } from "../../app/paths.ts";
import { leaveFlashMessage, useWords } from "../../shared/site.ts";
import { readCompany, saveCompany } from "./companies.queries.ts";
import {
  type Clash,
  changesSince,
  clashesOf,
  entriesOf,
  faultTextOf,
  labelsOf,
  savedKeyOf,
} from "./company-info.view.ts";

/** The form sends every field, empty or not. */
const WholeInfo = z.required(CompanyInfo);

export type CompanyForm = ReturnType<typeof useCompanyForm>;

/** The company's form, and whether it has unsaved entries. */
export function useCompanyForm(company: Company) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { info } = useWords().companies;
  // The company that the entries are compared with; a fresh profile does not replace it.
  const [began, setBegan] = useState(company);
  const [initial] = useState(() => entriesOf(began));
  const [saved, setSaved] = useState(false);
  const [clashes, setClashes] = useState<readonly Clash[]>([]);
  // Only after rendering, when the page knows that nothing is unsaved.
  useEffect(() => {
    if (saved) void navigate(paths.settings);
  }, [saved, navigate]);
  const form = useForm({
    schema: WholeInfo,
    initial,
    labels: labelsOf(info),
    order: Object.keys(labelsOf(info)),
    textOf: (fault) => faultTextOf(fault, info),
    send: async (entries) => {
      const changes = changesSince(began, entries);
      const now = await readCompany();
      const found = clashesOf(changes, { began, now });
      setClashes(found);
      // The clash is shown once: saving again means that it was read.
      if (found.length > 0) return setBegan(now);
      const saved = await saveCompany(changes);
      await refresh(getCompanyProfile);
      leaveFlashMessage(({ companies }) => companies.info[savedKeyOf(began, saved)]);
      setSaved(true);
    },
  });
  return { ...form, clashes, unsaved: !saved && JSON.stringify(form.values) !== JSON.stringify(initial) };
}
