import { createContext } from "react";

export type Fallback = Readonly<Record<string, unknown>>;

/** The answers of the first render, the same in the browser and on the server. Null once the page is hydrated, so that nobody else sees them. */
export const DocumentAnswers = createContext<{ current: Fallback | null }>({ current: null });
