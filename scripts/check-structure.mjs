// Checks names, arrows, cycles, sizes and a few contents of the whole tree; says of each finding where the code belongs.
// `node scripts/check-structure.mjs comments` also tells how many lines of each folder are comments.
import "./node24.mjs";
import { root } from "./root.mjs";
import { checkTree } from "./structure/check-tree.mjs";
import { commentShares } from "./structure/comments.rule.mjs";
import { exceptions, mostExceptions } from "./structure/exceptions.mjs";
import { longFiles } from "./structure/sizes.rule.mjs";
import { readTree } from "./structure/source-tree.mjs";

const tree = readTree(root);
const problems = checkTree({ tree, exceptions, mostExceptions });

for (const { path, lines } of longFiles(tree)) console.log(`look again: ${path} has ${lines} lines`);
for (const { path, rule, message } of problems) console.error(`${path}: ${message} (${rule})`);
if (process.argv.includes("comments")) {
  for (const { folder, lines, comments, percent } of commentShares(tree)) {
    console.log(
      `${percent.toFixed(1).padStart(5)} %  ${String(comments).padStart(5)} of ${String(lines).padStart(6)}  ${folder}`,
    );
  }
}
console.log(`Structure: ${tree.size} files, ${problems.length} problems.`);
process.exitCode = problems.length > 0 ? 1 : 0;
