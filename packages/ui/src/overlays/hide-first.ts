import { afterFrame } from "../timing/after-frame.ts";

/**
 * Hides what a press answers, by `data-going` and its stylesheet, in the frame of the press, and does the rest after it: taking a dialog
 * or a list away is most of the work. Asked again meanwhile, it does nothing.
 */
export function hideFirst(shown: Element | null | undefined, rest: () => void): void {
  if (shown?.hasAttribute("data-going")) return;
  shown?.setAttribute("data-going", "");
  afterFrame(() => {
    rest();
    // By then the library has its own mark on what goes; what its owner keeps open is seen again.
    afterFrame(() => shown?.removeAttribute("data-going"));
  });
}
