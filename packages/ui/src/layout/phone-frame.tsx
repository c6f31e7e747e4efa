import { type ReactNode, useEffect, useRef } from "react";
import styles from "./phone-frame.module.css";

/** A screen of somebody else's phone: it is looked at, and nothing in it can be pressed or read by Tab. */
export function PhoneFrame({
  label,
  foot,
  marked,
  children,
}: {
  label: string;
  foot?: ReactNode;
  /** Names what is pointed out in it (`data-marked`), which is scrolled to. */
  marked?: string | undefined;
  children: ReactNode;
}) {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = marked === undefined ? null : screen.current?.querySelector("[data-marked]");
    if (!element || !screen.current) return;
    const { top, height } = screen.current.getBoundingClientRect();
    // The frame alone: the page stays where it is.
    screen.current.scrollBy({ top: element.getBoundingClientRect().top - top - height / 3 });
  }, [marked]);
  return (
    <section className={styles.frame} aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than the frame is scrolled by key too */}
      <div className={styles.screen} ref={screen} tabIndex={0}>
        <div className={styles.content} inert>
          {children}
        </div>
      </div>
      {foot ? (
        <div className={styles.foot} inert>
          {foot}
        </div>
      ) : null}
    </section>
  );
}
