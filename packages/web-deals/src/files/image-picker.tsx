import { type DealFile, imageTypes } from "@tomoru/contract/deals/deal-files";
import { Button } from "@tomoru/ui/actions/button";
import { IconButton } from "@tomoru/ui/actions/icon-button";
import { FieldError } from "@tomoru/ui/forms/field";
import { call } from "@tomoru/web/api/call.ts";
import { isCallFailure } from "@tomoru/web/api/failure.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { useWords } from "@tomoru/web/i18n/language.store.ts";
import { ImagePlus, X } from "lucide-react";
import { type ChangeEvent, useId, useRef, useState } from "react";
import { useDealSite } from "../deal-site.tsx";
import { actFailureText } from "../frame/act-failure.ts";
import { useDealLanguage } from "../use-deal-language.ts";
import { fittingImage, isTaken } from "./fitting-image.ts";
import styles from "./images.module.css";
import { ShownImages } from "./shown-images.tsx";

type ImagePickerProps = {
  dealId: string;
  files: readonly DealFile[];
  onChange: (files: readonly DealFile[]) => void;
  /** How many there may be. */
  most: number;
};

/** Sends each image as it is chosen, smaller where it is too large; what is no image is told before it is sent. */
export function ImagePicker({ dealId, files, onChange, most }: ImagePickerProps) {
  const { calls } = useDealSite();
  const { words } = useDealLanguage();
  const common = useWords();
  const { busy, run } = useOneAtATime();
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const { files: say } = words.thread;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = "";
    if (!file) return;
    setError(undefined);
    void run(async () => {
      const upload = await fittingImage(file);
      if (!upload) return setError(isTaken(file) ? say.unreadable : say.wrongType);
      try {
        onChange([...files, await call(calls.uploadFile, { params: { id: dealId }, upload })]);
      } catch (reason) {
        if (!isCallFailure(reason)) throw reason;
        setError(actFailureText(reason, words, common));
      }
    });
  };
  return (
    <div className={styles.picker}>
      <ShownImages dealId={dealId} files={files.map((file) => ({ ...file, isErased: false }))} />
      {files.map(({ fileId }, index) => (
        <IconButton
          key={fileId}
          label={say.remove(index + 1)}
          icon={<X size={18} aria-hidden="true" />}
          onClick={() => onChange(files.filter((file) => file.fileId !== fileId))}
        />
      ))}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      {files.length < most ? (
        <>
          <input
            ref={input}
            type="file"
            hidden
            accept={imageTypes.join(",")}
            aria-label={say.add}
            onChange={choose}
          />
          <Button
            variant="text"
            size="dense"
            flush="start"
            icon={<ImagePlus size={18} aria-hidden="true" />}
            loading={busy ? say.adding : undefined}
            aria-describedby={error ? errorId : undefined}
            onClick={() => input.current?.click()}
          >
            {say.add}
          </Button>
          <span className={styles.rule}>{say.rule(most)}</span>
        </>
      ) : null}
    </div>
  );
}
