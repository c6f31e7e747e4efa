import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { limits } from "../limits.ts";

/** JPEG, PNG and WebP, by their bytes: what a request says of itself is not believed. */
export const imageTypes = ["image/jpeg", "image/png", "image/webp"] as const;
export type ImageType = (typeof imageTypes)[number];

/** Anything else is `consultationIdInvalid`. */
export const FileId = z
  .string({ error: failure("consultationIdInvalid") })
  .check(z.regex(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/, { error: failure("consultationIdInvalid") }));

/** Describes what is stored: the image without its metadata. */
export const DealFile = z
  .object({ fileId: FileId, sha256: z.string(), width: z.number(), height: z.number() })
  .register(z.globalRegistry, { id: "DealFile" });
export type DealFile = z.infer<typeof DealFile>;

/** Files that a draft, a message or a post shows; `isErased` 180 days after the deal's end. */
export const ShownFile = z
  .extend(DealFile, { isErased: z.boolean() })
  .register(z.globalRegistry, { id: "ShownFile" });
export type ShownFile = z.infer<typeof ShownFile>;

/** Ids of files that were uploaded to the same deal. */
export const fileIds = (most: number) =>
  z._default(
    z
      .array(FileId, { error: failure("dataInvalid") })
      .check(z.maxLength(most, { error: failure("tooManyImages") })),
    [],
  );

export const messageFiles = fileIds(limits.filesPerMessage);
