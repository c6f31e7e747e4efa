/** What a copy of the server hears on one channel of the database. */
export type Hearing = {
  readonly channel: string;
  hear(payload: string): void;
  /** Each time it begins to hear, the first time too: what was said before may be missing. The embedded database always hears. */
  up?(): void;
  /** Not called at the first connection. What was said while it was down is lost. */
  lost(): void;
};

export type Listener = {
  /** Whether what is said now would be heard. */
  isUp(): boolean;
  stop(): Promise<void>;
};
