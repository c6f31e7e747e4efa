import { paths } from "@tomoru/company/paths";
import type { Scene } from "../../scene.ts";

/** Open to everybody. */
export const companyOpenScenes: readonly Scene[] = [
  { name: "company-front", site: "company", page: "front", state: "loaded", path: paths.front },
  { name: "company-pricing", site: "company", page: "pricing", state: "loaded", path: paths.pricing },
];
