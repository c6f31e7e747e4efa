import { Banner } from "@tomoru/ui/banner";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { useWords } from "../i18n/language.store.ts";
import { turnNotice, useNotice } from "./notice.store.ts";
import styles from "./notice-banner.module.css";

export function NoticeBanner() {
  const words = useWords();
  const { key } = useLocation();
  const text = useNotice();
  useEffect(() => turnNotice(key), [key]);
  return text ? (
    <div className={styles.notice}>
      <Banner>{text(words)}</Banner>
    </div>
  ) : null;
}
