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
    elementsInStates().map((marked) => marked.map((element) => placeOf(element)).join()),
    valuesIn(body),
    scrolled,
    markupOf(body),
  ]);
}

/** A piece of a page, small enough to come back in another story just as it is. */
export interface PagePart {
  readonly element: Element;
  /** Equal for two parts when nothing that its colours could follow tells them apart. */
  readonly fingerprint: string;
}

/** So many elements belong together at most, unless they share a text. */
const elementsOfPart = 30;

/** The page in parts that hold all of its texts, but for what is excluded. */
export async function partsOfPage(excluded: string, more: unknown): Promise<PagePart[]> {
  const page = surroundings(more);
  const marked = elementsInStates();
  const pieces = divided(document.body, excluded).map((element) => {
    const boxes = [element, ...element.querySelectorAll('*')].map((one) => one.getBoundingClientRect());
    return { element, markup: markupOf(element), boxes, outline: outlineOf(boxes) };
  });
  return Promise.all(
    pieces.map(async ({ element, markup, boxes, outline }) => ({
      element,
      fingerprint: await digestOf([
        page,
        markup,
        valuesIn(element),
        ancestorsOf(element).map((ancestor) => [placeOf(ancestor), markupOf(ancestor.cloneNode())]),
        placeOf(element),
        marked.map((elements) =>
          elements
            .filter((one) => one.contains(element) || element.contains(one))
            .map(placeOf)
            .join(),
        ),
        boxes.map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')).join(),
        // What may lie over it.
        pieces
          .filter((other) => other.element !== element && overlap(outline, other.outline))
          .map((other) => [placeOf(other.element), other.markup]),
      ]),
    })),
  );
}

function divided(element: Element, excluded: string): Element[] {
  if (element.matches(excluded)) return [];
  const hasText = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
  if (hasText || element.querySelectorAll('*').length <= elementsOfPart) return [element];
  return [...element.children].flatMap((child) => divided(child, excluded));
}

/** Where it is, how it is looked at, and the styles of its libraries. */
function surroundings(more: unknown) {
  return [
    more,
    markupOf(document.documentElement.cloneNode()),
    preferences.map((preference) => matchMedia(preference).matches),
    [...document.querySelectorAll('head style:not([data-vite-dev-id])')].map((style) => style.textContent),
    [window.innerWidth, window.innerHeight, window.scrollX, window.scrollY],
  ];
}

const elementsInStates = () => states.map((state) => [...document.body.querySelectorAll(state)]);

const fields = 'input, textarea, select';

const valuesIn = (element: Element) =>
  [...(element.matches(fields) ? [element] : []), ...element.querySelectorAll(fields)].map(
    (field) => (field as HTMLInputElement).value,
  );

const markupOf = (node: Node) => (node as Element).outerHTML.replaceAll(countedIds, '');

function ancestorsOf(element: Element): Element[] {
  const above = element.parentElement;
  return above ? [above, ...ancestorsOf(above)] : [];
}

/** Where an element stands, as the numbers of its ancestors among their siblings. */
function placeOf(element: Element): string {
  const path: number[] = [];
  for (let at: Element | null = element; at?.parentElement; at = at.parentElement) {
    path.unshift([...at.parentElement.children].indexOf(at));
  }
  return path.join('.');
}

interface Outline {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function outlineOf(boxes: readonly DOMRect[]): Outline {
  const seen = boxes.filter(({ width, height }) => width > 0 && height > 0);
  return {
    left: Math.min(...seen.map(({ left }) => left)),
    top: Math.min(...seen.map(({ top }) => top)),
    right: Math.max(...seen.map(({ right }) => right)),
    bottom: Math.max(...seen.map(({ bottom }) => bottom)),
  };
}

const overlap = (one: Outline, other: Outline) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

async function digestOf(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return String(new Uint32Array(await crypto.subtle.digest('SHA-256', bytes)));
}
