import { z } from "zod/mini";
import { coded } from "./fields.ts";

/** Where creators publish. */
export const platforms = ["instagram", "tiktok", "youtube"] as const;
export const Platform = z.enum(platforms, { error: coded("fieldRequired") });
export type Platform = (typeof platforms)[number];
