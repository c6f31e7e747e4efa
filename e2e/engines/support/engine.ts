/** An element, held by the browser's driver. */
export type Part = {
  click: () => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  choose: (value: string) => Promise<void>;
};

/** The few things that a test needs of a browser, whichever protocol it speaks. */
export type Engine = {
  goTo: (address: string) => Promise<void>;
  /** The value of an expression as JSON. */
  evaluate: <T>(expression: string) => Promise<T>;
  part: (expression: string) => Promise<Part>;
  /** Errors that were thrown, unhandled or logged. */
  faults: () => string[];
  /** A PNG of the viewport. */
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
};

/** A running browser; its pages share nothing. */
export type Launched = { newPage: () => Promise<Engine>; close: () => Promise<void> };
