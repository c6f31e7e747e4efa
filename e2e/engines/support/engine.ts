/** A part of a page, held by the browser's driver. */
export type Part = {
  click: () => Promise<void>;
  /** Types with the keyboard into what has the focus. */
  type: (text: string) => Promise<void>;
  /** Chooses an option of a select by its value. */
  choose: (value: string) => Promise<void>;
};

/** The little that a screen asks of a browser, whichever protocol it speaks. */
export type Engine = {
  goTo: (address: string) => Promise<void>;
  /** The value of an expression in the page: JSON, or null. */
  evaluate: <T>(expression: string) => Promise<T>;
  /** The element that an expression in the page comes to. */
  part: (expression: string) => Promise<Part>;
  /** What the browser tells by itself of errors: thrown, unhandled, or logged. */
  faults: () => string[];
  /** The window as it stands, a PNG. */
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
};

/** A running browser; its pages share nothing. */
export type Launched = { newPage: () => Promise<Engine>; close: () => Promise<void> };
