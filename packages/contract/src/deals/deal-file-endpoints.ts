import { z } from "zod/mini";
import { type Actor, defineEndpoint } from "../endpoint.ts";
import { limits } from "../limits.ts";
import { DealFile, FileId, imageTypes } from "./deal-files.ts";
import { dealParams } from "./deal-id.ts";

type FileOptions<Upload, Get> = { tag: string; names: { upload: Upload; get: Get } };

const codes = ["consultationIdInvalid", "dataNotFound"] as const;

/** The calls by which a side of a deal sends and reads images. */
export function dealFileEndpoints<
  const S extends Actor,
  const Upload extends string,
  const Get extends string,
>(side: S, { tag, names }: FileOptions<Upload, Get>) {
  return {
    upload: defineEndpoint({
      name: names.upload,
      summary: "Keep an image for this deal: the raw bytes of a JPEG, PNG or WebP.",
      method: "POST",
      path: `/${side}/deal/{id}/file`,
      access: side,
      tag,
      params: dealParams,
      upload: { types: imageTypes, maxBytes: limits.imageBytes, seconds: limits.uploadSeconds },
      result: DealFile,
      codes: [...codes, "imageRequired", "tooManyImages", "dataInvalid", "tooManyRequests"],
    }),
    get: defineEndpoint({
      name: names.get,
      summary: "An image of a deal: its bytes.",
      method: "GET",
      path: `/${side}/deal/{id}/file/{fileId}`,
      access: side,
      tag,
      params: z.extend(dealParams, { fileId: FileId }),
      download: { types: imageTypes },
      codes,
    }),
  };
}
