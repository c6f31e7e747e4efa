import { Button } from "@tomoru/ui/actions/button";
import { ArrowUp } from "lucide-react";
import { useWords } from "../../../shared/site.ts";
import styles from "./newcomers.module.css";

/** Lies over the list, so that it moves nothing. */
export function Newcomers({ onShow }: { onShow: () => void }) {
  const { offers } = useWords();
  return (
    <div className={styles.over}>
      <Button
        variant="secondary"
        size="dense"
        className={styles.button}
        icon={<ArrowUp size={16} aria-hidden="true" />}
        onClick={onShow}
      >
        {offers.showNew}
      </Button>
    </div>
  );
}
