/** An element, held by the browser's driver. */
export type Part = {
  click: () => Promise<void>;
  /** Types with the keyboard into what has the focus. */
  type: (text: string) => Promise<void>;
  choose: (value: string) => Promise<void>;
};

/** The little that a test needs of a browser, whichever protocol it speaks. */
export type Engine = {
  goTo: (address: string) => Promise<void>;
  /** An expression's value as JSON. */
  evaluate: <T>(expression: string) => Promise<T>;
  part: (expression: string) => Promise<Part>;
  /** Errors: thrown, unhandled, or logged. */
  faults: () => string[];
  /** A PNG of the viewport. */
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
};

/** A running browser; its pages share nothing. */
export type Launched = { newPage: () => Promise<Engine>; close: () => Promise<void> };
