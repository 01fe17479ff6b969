/** Browsers read the content after the click, Safari only after the user has allowed the download. */
const heldMs = 60_000;

/** Saves a response under a name from `downloadName`. It is never shown as a page. */
export function download(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.rel = 'noopener';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), heldMs);
}
