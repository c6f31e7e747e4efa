import { rotateKeys } from "../platform/crypto/key-rotation.ts";
import { StartFault } from "../platform/start-fault.ts";
import { sealedColumns } from "../sealed-columns.ts";
import type { Command } from "./command.ts";

/** `npm run keys:rotate`: seals every row that stands under an older key anew under the first, and counts what is left. */
export const rotate: Command = async ({ assemble }) => {
  const { deps } = await assemble();
  const rotated = await rotateKeys({ ...deps, columns: sealedColumns });
  const counts = rotated.map(({ column, renewed, left }) => `${column}: ${renewed} renewed, ${left} left`);
  const left = rotated.reduce((sum, row) => sum + row.left, 0);
  if (left === 0) return [...counts, `No row needs a key other than ${deps.keys.ids[0]} any more.`];
  throw new StartFault(
    [
      ...counts,
      `${left} rows still need an older key: tokens are being refreshed, or a row does not open. Keep the older keys, and run it again in two minutes.`,
    ].join("\n"),
  );
};
