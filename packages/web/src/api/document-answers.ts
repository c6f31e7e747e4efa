import { createContext } from "react";

/** Answers by their key in the data cache, as SWR takes them for a `fallback`. */
export type Fallback = Readonly<Record<string, unknown>>;

/**
 * What came with the document, or goes with it where the server renders: the first render is made of it, and must be the same on both
 * sides. `current` is null once the page stands: whoever signs in later begins without it.
 */
export const DocumentAnswers = createContext<{ current: Fallback | null }>({ current: null });
