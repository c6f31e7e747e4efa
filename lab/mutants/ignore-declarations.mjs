// Tells StrykerJS what is data: no test could call another word there wrong, or all that read it would follow.

/** @typedef {{ isCallExpression: () => boolean, node: { callee?: { name?: string, property?: { name?: string } } } }} SyntaxPath */

/** @param {SyntaxPath} path @returns {string | undefined} why nothing below is changed */
function reasonToIgnore(path) {
  if (!path.isCallExpression()) return undefined;
  const { callee } = path.node;
  if (callee?.name === "defineEndpoint")
    return "An endpoint's name, path and codes are read by the server, the sites and their tests alike.";
  if (callee?.property?.name === "register") return "What only the API document shows.";
  return undefined;
}

export const strykerPlugins = [
  { kind: "Ignore", name: "declarations", value: { shouldIgnore: reasonToIgnore } },
];
