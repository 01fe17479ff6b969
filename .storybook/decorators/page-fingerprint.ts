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
  const { body } = document;
  const scrolled = [...body.querySelectorAll('*')]
    .filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)
    .map((element) => `${placeOf(element)} ${element.scrollTop} ${element.scrollLeft}`);
  return digestOf([
    surroundings(more),
    [window.scrollX, window.scrollY],
    elementsInStates().map((marked) => marked.map((element) => placeOf(element)).join()),
    valuesIn(body),
    scrolled,
    markupOf(body),
  ]);
}

/** A piece of a page, small enough to come back in another story just as it is. */
export interface PagePart {
  readonly element: Element;
  /** Equal for two parts when nothing that a rule could follow tells them apart; colours aside. */
  readonly fingerprint: string;
}

/** So many elements belong together at most, unless they share a text. */
const elementsOfPart = 30;

/** The page in parts that hold all of its texts, but for what is excluded. How far it is scrolled is of no rule but colour's. */
export async function partsOfPage(excluded: string, more: unknown): Promise<PagePart[]> {
  const page = surroundings(more);
  const marked = elementsInStates();
  return Promise.all(
    divided(document.body, excluded).map(async (element) => {
      const within = [element, ...element.querySelectorAll('*')];
      return {
        element,
        fingerprint: await digestOf([
          page,
          markupOf(element),
          valuesIn(element),
          ancestorsOf(element).map((ancestor) => markupOf(ancestor.cloneNode())),
          marked.map((elements) => elements.map((one) => within.indexOf(one)).filter((index) => index >= 0)),
          within
            .map((one) => one.getBoundingClientRect())
            .map(({ width, height }) => `${Math.round(width)} ${Math.round(height)}`),
          within.flatMap(referencesOf),
        ]),
      };
    }),
  );
}

const references = [
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
].concat(['aria-flowto', 'aria-labelledby', 'aria-owns', 'for', 'form', 'headers', 'list']);

/** What names it or is named by it elsewhere in the page, and whether its own id is the only one of its kind. */
function referencesOf(element: Element): string[] {
  const named = references.flatMap((name) => element.getAttribute(name)?.split(/\s+/) ?? []);
  const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
  const sameId = element.id ? document.querySelectorAll(`#${CSS.escape(element.id)}`).length : 1;
  return [
    ...named.map((id) => {
      const other = id ? document.getElementById(id) : null;
      return other ? markupOf(other) : 'none';
    }),
    ...labels.map(markupOf),
    ...(sameId === 1 ? [] : [`${sameId} of its id`]),
  ];
}

function divided(element: Element, excluded: string): Element[] {
  if (element.matches(excluded)) return [];
  const hasText = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
  if (hasText || element.querySelectorAll('*').length <= elementsOfPart) return [element];
  return [...element.children].flatMap((child) => divided(child, excluded));
}

/** Storybook stops what still moves when a story has ended; Radix locks the page behind a dialog, and marks its body. */
const momentary = /animation-play-state: paused|body\[data-scroll-locked\]/;

/** Where it is, how it is looked at, and the styles of its libraries. */
function surroundings(more: unknown) {
  return [
    more,
    markupOf(document.documentElement.cloneNode()),
    preferences.map((preference) => matchMedia(preference).matches),
    [...document.querySelectorAll('head style:not([data-vite-dev-id])')]
      .map((style) => style.textContent ?? '')
      .filter((text) => !momentary.test(text)),
    [window.innerWidth, window.innerHeight],
  ];
}

const elementsInStates = () => states.map((state) => [...document.body.querySelectorAll(state)]);

const fields = 'input, textarea, select';

const valuesIn = (element: Element) =>
  [...(element.matches(fields) ? [element] : []), ...element.querySelectorAll(fields)].map(
    (field) => (field as HTMLInputElement).value,
  );

export const withoutCountedIds = (markup: string) => markup.replaceAll(countedIds, '');
const markupOf = (node: Node) => withoutCountedIds((node as Element).outerHTML);

function ancestorsOf(element: Element): Element[] {
  const above = element.parentElement;
  return above ? [above, ...ancestorsOf(above)] : [];
}

/** Where an element stands, as the numbers of its ancestors among their siblings. */
export function placeOf(element: Element): string {
  const path: number[] = [];
  for (let at: Element | null = element; at?.parentElement; at = at.parentElement) {
    path.unshift([...at.parentElement.children].indexOf(at));
  }
  return path.join('.');
}

async function digestOf(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return String(new Uint32Array(await crypto.subtle.digest('SHA-256', bytes)));
}
