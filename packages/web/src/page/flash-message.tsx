import { Banner } from "@tomoru/ui/feedback/banner";
import { useEffect } from "react";
import { useLanguage } from "../i18n/language.store.ts";
import { usePageRouter } from "../routes/page-router.tsx";
import styles from "./flash-message.module.css";
import { turnFlashMessage, useFlashMessage } from "./flash-message.store.ts";

export function FlashMessage() {
  const { words, format } = useLanguage();
  const { key } = usePageRouter();
  const message = useFlashMessage();
  useEffect(() => turnFlashMessage(key), [key]);
  return message ? (
    <div className={styles.message}>
      <Banner tone={message.tone}>{message.text(words, format)}</Banner>
    </div>
  ) : null;
}
