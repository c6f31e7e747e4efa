import { startTransition, useCallback, useOptimistic } from "react";

/**
 * A choice that answers its press at once and alone: whoever holds the value hears of it as a transition, so that what hangs on it
 * is rendered when there is time. Gives what is to be seen and what a press does.
 */
export function useChoice<T>(value: T, onChange: ((value: T) => void) | undefined) {
  const [shown, show] = useOptimistic(value);
  const press = useCallback(
    (next: T) =>
      startTransition(() => {
        show(next);
        onChange?.(next);
      }),
    [show, onChange],
  );
  return [shown, press] as const;
}
