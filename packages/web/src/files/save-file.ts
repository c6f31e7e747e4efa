type SavedFile = { name: string; content: string | Uint8Array<ArrayBuffer>; type: string };

export function saveFile({ name, content, type }: SavedFile): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
