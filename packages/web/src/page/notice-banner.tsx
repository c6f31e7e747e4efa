import { Banner } from "@tomoru/ui/feedback/banner";
import { useEffect } from "react";
import { useLanguage } from "../i18n/language.store.ts";
import { usePlace } from "../router/router.tsx";
import { turnNotice, useNotice } from "./notice.store.ts";
import styles from "./notice-banner.module.css";

export function NoticeBanner() {
  const { words, format } = useLanguage();
  const { key } = usePlace();
  const notice = useNotice();
  useEffect(() => turnNotice(key), [key]);
  return notice ? (
    <div className={styles.notice}>
      <Banner tone={notice.tone}>{notice.text(words, format)}</Banner>
    </div>
  ) : null;
}
