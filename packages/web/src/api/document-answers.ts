import { createContext } from "react";

export type Fallback = Readonly<Record<string, unknown>>;

/** What the first render is made of, the same in the browser as on the server. Null once the page stands: it is nobody else's. */
export const DocumentAnswers = createContext<{ current: Fallback | null }>({ current: null });
