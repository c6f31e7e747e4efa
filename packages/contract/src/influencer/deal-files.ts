import { z } from "zod/mini";
import { DealFile, FileId, imageTypes } from "../deals/deal-files.ts";
import { dealParams } from "../deals/deal-id.ts";
import { defineEndpoint } from "../endpoint.ts";
import { limits } from "../limits.ts";

const tag = "Deals";
const codes = ["consultationIdInvalid", "dataNotFound"] as const;

export const uploadDealFile = defineEndpoint({
  name: "uploadDealFile",
  summary: "Keep an image for this deal: the raw bytes of a JPEG, PNG or WebP.",
  method: "POST",
  path: "/influencer/deal/{id}/file",
  access: "influencer",
  tag,
  params: dealParams,
  upload: { types: imageTypes, maxBytes: limits.imageBytes },
  result: DealFile,
  codes: [...codes, "imageRequired", "tooManyImages", "dataInvalid", "tooManyRequests"],
});

export const getDealFile = defineEndpoint({
  name: "getDealFile",
  summary: "An image of a deal: its bytes.",
  method: "GET",
  path: "/influencer/deal/{id}/file/{fileId}",
  access: "influencer",
  tag,
  params: z.extend(dealParams, { fileId: FileId }),
  download: { types: imageTypes },
  codes,
});
