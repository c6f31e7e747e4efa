import { z } from "zod/mini";
import { DealFile, FileId, imageTypes } from "../deals/deal-files.ts";
import { dealParams } from "../deals/deal-id.ts";
import { defineEndpoint } from "../endpoint.ts";
import { limits } from "../limits.ts";

const tag = "Company deals";
const codes = ["consultationIdInvalid", "dataNotFound"] as const;

export const uploadCompanyDealFile = defineEndpoint({
  name: "uploadCompanyDealFile",
  summary: "Keep an image for this deal: the raw bytes of a JPEG, PNG or WebP.",
  method: "POST",
  path: "/company/deal/{id}/file",
  access: "company",
  tag,
  params: dealParams,
  upload: { types: imageTypes, maxBytes: limits.imageBytes },
  result: DealFile,
  codes: [...codes, "imageRequired", "tooManyImages", "dataInvalid", "tooManyRequests"],
});

export const getCompanyDealFile = defineEndpoint({
  name: "getCompanyDealFile",
  summary: "An image of a deal: its bytes.",
  method: "GET",
  path: "/company/deal/{id}/file/{fileId}",
  access: "company",
  tag,
  params: z.extend(dealParams, { fileId: FileId }),
  download: { types: imageTypes },
  codes,
});
