import type { ShownFile } from "@tomoru/contract/deals/deal-files";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./images.module.css";
import { useImage } from "./use-image.ts";

type ShownImagesProps = { dealId: string; files: readonly ShownFile[] };

/** Images of a deal, in the size that is at hand; what is erased says so. */
export function ShownImages({ dealId, files }: ShownImagesProps) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.images}>
      {files.map((file, index) => (
        <li key={file.fileId}>
          <ShownImage dealId={dealId} file={file} number={index + 1} />
        </li>
      ))}
    </ul>
  );
}

function ShownImage({ dealId, file, number }: { dealId: string; file: ShownFile; number: number }) {
  const { words } = useDealLanguage();
  const { files: say } = words.thread;
  if (file.isErased) return <p className={styles.erased}>{say.erased}</p>;
  return <Fetched dealId={dealId} file={file} number={number} />;
}

function Fetched({ dealId, file, number }: { dealId: string; file: ShownFile; number: number }) {
  const { words } = useDealLanguage();
  const { files: say } = words.thread;
  const { url, isMissing } = useImage({ dealId, fileId: file.fileId });
  if (isMissing) return <p className={styles.erased}>{say.failed}</p>;
  const image = (
    <img
      className={styles.image}
      src={url}
      alt={say.image(number)}
      width={file.width}
      height={file.height}
      loading="lazy"
    />
  );
  if (url === undefined) return image;
  // Its own tab has the browser's zoom, which what is to be read on it may need.
  return (
    <a className={styles.large} href={url} target="_blank" rel="noreferrer" title={say.open}>
      {image}
    </a>
  );
}
