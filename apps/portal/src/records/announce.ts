/** Long enough for screen readers to notice the region before its text, and to read the text before both go. */
const noticed = 100;
const read = 10_000;

/** Says to screen readers what the page shows only to the eye, such as a cell that has changed. */
export function announce(text: string): void {
  const region = document.createElement('p');
  region.ariaLive = 'polite';
  region.className = 'sr-only';
  document.body.append(region);
  setTimeout(() => (region.textContent = text), noticed);
  setTimeout(() => region.remove(), read);
}
