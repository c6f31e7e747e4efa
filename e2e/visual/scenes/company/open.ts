import { paths } from "@tomoru/company/paths";
import { getSeller } from "@tomoru/contract/company/billing";
import { answer, held, refusal } from "../../answer.ts";
import type { Scene } from "../../scene.ts";

const open = { site: "company", state: "loaded" } as const;
const terms: Scene = { ...open, name: "company-terms", page: "terms", path: paths.terms };
const privacy: Scene = {
  ...open,
  name: "company-privacy-policy",
  page: "privacyPolicy",
  path: paths.privacyPolicy,
};
const commerce: Scene = { ...open, name: "company-commerce", page: "commerce", path: paths.commerce };
const notFound: Scene = {
  ...open,
  name: "company-not-found",
  page: "notFound",
  path: `${paths.front}/nowhere`,
};

/** Open to everybody. */
export const companyOpenScenes: readonly Scene[] = [
  { ...open, name: "company-front", page: "front", path: paths.front },
  { ...open, name: "company-pricing", page: "pricing", path: paths.pricing },
  terms,
  privacy,
  commerce,
  { ...commerce, name: "company-commerce-waiting", state: "empty", answers: [held(getSeller)] },
  {
    ...commerce,
    name: "company-commerce-error",
    state: "error",
    answers: [refusal(getSeller, "unexpected")],
  },
  {
    ...commerce,
    name: "company-commerce-unset",
    state: "empty",
    answers: [
      answer(getSeller, {
        name: "株式会社ともる",
        address: null,
        email: "support@tomoru.example",
        invoiceNumber: null,
      }),
    ],
  },
  notFound,
  { ...notFound, name: "company-not-found-signed-in", signedIn: true },
];
