/** Screen readers need time to notice the region before its text, and to read the text before both are removed. */
const noticed = 100;
const read = 10_000;

/** Announces to screen readers a change that is only visible, such as that of a cell. */
export function announce(text: string): void {
  const region = document.createElement('p');
  region.ariaLive = 'polite';
  region.className = 'sr-only';
  document.body.append(region);
  setTimeout(() => (region.textContent = text), noticed);
  setTimeout(() => region.remove(), read);
}
