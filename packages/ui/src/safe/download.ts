/** Saves what a call has brought, under a name made by `downloadName`. It is never shown as a page. */
export function download(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.rel = 'noopener';
  link.click();
  // The click has resolved the address; a task later no browser needs it.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
