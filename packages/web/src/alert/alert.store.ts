import { createStore, useStore } from "../store/store.ts";

export type Alert = {
  message: string;
  titleText?: string | undefined;
  variant?: "error" | "success" | "info" | undefined;
  /** The sub status code, shown small for support. */
  code?: number | undefined;
  /** With both set, a link replaces the close button. */
  redirectTo?: string | undefined;
  redirectText?: string | undefined;
};

const queue = createStore<readonly Alert[]>([]);

/** Opens the alert, or lets it wait for the one that is open. The same message twice is said once. */
export function raiseAlert(alert: Alert): void {
  if (queue.get().some(({ message }) => message === alert.message)) return;
  queue.set([...queue.get(), alert]);
}

/** What it told is no longer so. */
export function withdrawAlert(told: string): void {
  queue.set(queue.get().filter(({ message }) => message !== told));
}

export function closeAlert(): void {
  queue.set(queue.get().slice(1));
}

export function useAlert(): Alert | undefined {
  return useStore(queue)[0];
}
