const KEPT_MS = 60_000;

/** Saves a file through the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  // Some browsers read the file only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
