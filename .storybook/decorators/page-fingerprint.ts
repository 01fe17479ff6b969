/** Ids that React counts up from one test to the next. */
const countedIds = /_r_[0-9a-z]+_/g;

/** State that markup does not tell, but the look or a role may follow. */
const states = [
  ':checked',
  ':indeterminate',
  ':popover-open',
  ':modal',
  ':hover',
  ':focus',
  ':focus-visible',
  ':invalid',
];

/** What the person's system may ask for. */
const preferences = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(forced-colors: active)'];

/** Equal for two pages when nothing that can be seen or announced tells them apart. */
export async function fingerprintOfPage(more: unknown): Promise<string> {
  const { documentElement, body } = document;
  const marked = states.map((state) => [...body.querySelectorAll(state)].map(placeOf).join());
  const fields = [...body.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(
    ({ value }) => value,
  );
  const scrolled = [...body.querySelectorAll('*')]
    .filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)
    .map((element) => `${placeOf(element)} ${element.scrollTop} ${element.scrollLeft}`);
  const page = JSON.stringify([
    more,
    (documentElement.cloneNode() as Element).outerHTML,
    preferences.map((preference) => matchMedia(preference).matches),
    [...document.querySelectorAll('head style:not([data-vite-dev-id])')].map((style) => style.textContent),
    [window.innerWidth, window.innerHeight, window.scrollX, window.scrollY],
    marked,
    fields,
    scrolled,
    body.innerHTML.replaceAll(countedIds, ''),
  ]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(page));
  return String(new Uint32Array(digest));
}

/** Where an element stands, as the numbers of its ancestors among their siblings. */
function placeOf(element: Element): string {
  const path: number[] = [];
  for (let at: Element | null = element; at?.parentElement; at = at.parentElement) {
    path.unshift([...at.parentElement.children].indexOf(at));
  }
  return path.join('.');
}
