import type axe from 'axe-core';
import { placeOf, withoutCountedIds } from './page-fingerprint.ts';

/** They take most of axe's time, and look at one text at a time: a mode changes nothing but what they find. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** Runs axe over elements; throws where it finds something. */
type Judge = (elements: readonly Element[], options: axe.RunOptions) => Promise<axe.AxeResults>;

/** Where axe does not decide, but for reasons that the look of a text holds. */
const undecidedByLook = new Set([
  'bgGradient',
  'bgImage',
  'equalRatio',
  'fgAlpha',
  'nonBmp',
  'pseudoContent',
  'shortTextContent',
]);

/** Looks of texts that passed: colours, size, and all that they stand on. Equal looks have equal contrasts. */
const passedLooks = new Set<string>();

/** Texts that axe did not judge, for one lies outside of what is seen or another thing lies over it: place and all. */
const passedOver = new Set<string>();

/** Throws unless each text has the contrast that it needs, in both modes. A look that has passed is not judged again. */
export async function expectColours(excluded: string, storyMode: unknown, judge: Judge): Promise<void> {
  await judgeLooks(excluded, judge);
  await inMode(storyMode === 'dark' ? 'light' : 'dark', () => judgeLooks(excluded, judge));
}

async function judgeLooks(excluded: string, judge: Judge): Promise<void> {
  const lookOf = looks();
  const unseen = textsIn(document.body, excluded)
    .map((text) => ({ ...text, look: lookOf(text) }))
    .filter(({ look, element }) => !passedLooks.has(look) && !passedOver.has(whereabouts(look, element)));
  if (unseen.length === 0) return;
  const { passes, incomplete } = await judge(
    unseen.map(({ element }) => element),
    {
      runOnly: { type: 'rule', values: colourRules },
      resultTypes: ['violations', 'passes', 'incomplete'],
      elementRef: true,
    },
  );
  const decided = new Set<Element | undefined>(
    [...passes, ...incomplete].flatMap(({ nodes }) =>
      nodes.filter(({ any }) => any.every(({ data }) => followsFromLook(data))).map(({ element }) => element),
    ),
  );
  for (const { element, look } of unseen) {
    if (decided.has(element)) passedLooks.add(look);
    else passedOver.add(whereabouts(look, element));
  }
}

const followsFromLook = (data: unknown) => {
  const reason =
    typeof data === 'object' && data !== null && 'messageKey' in data ? data.messageKey : undefined;
  return typeof reason !== 'string' || undecidedByLook.has(reason);
};

interface Text {
  readonly element: Element;
  /** It and all that it lies in, the innermost first. */
  readonly lineage: readonly Element[];
  /** What else lies at its centre, over it or under it. */
  readonly beside: readonly Element[];
}

const fields = 'input:not([type="checkbox"], [type="radio"], [type="range"]), select, textarea';

/** Texts that axe judges in no place: of what cannot be used, and for screen readers alone. */
const isJudged = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && !element.closest(':disabled, [aria-disabled="true"]');
};

/** Elements with a text of their own that may be seen. */
function textsIn(element: Element, excluded: string, above: readonly Element[] = []): Text[] {
  if (element.matches(excluded) || element.getAttribute('aria-hidden') === 'true') return [];
  const lineage = [element, ...above];
  const inside = [...element.children].flatMap((child) => textsIn(child, excluded, lineage));
  const hasText =
    element.matches(fields) ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  return hasText && isJudged(element)
    ? [{ element, lineage, beside: besides(element, lineage) }, ...inside]
    : inside;
}

function besides(element: Element, lineage: readonly Element[]): Element[] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document
    .elementsFromPoint(x + width / 2, y + height / 2)
    .filter((other) => !lineage.includes(other) && !element.contains(other));
}

/** Reads how texts look in the mode that is shown: all that axe would judge their contrast by. */
function looks(): (text: Text) => string {
  const grounds = new Map<Element, string>();
  const groundOf = (element: Element) => {
    let ground = grounds.get(element);
    if (ground === undefined) {
      const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element);
      const drawn = ['::before', '::after'].map((part) => {
        const { content, backgroundColor: colour, width, height } = getComputedStyle(element, part);
        return content === 'none' || content === 'normal' ? '' : `${content} ${colour} ${width} ${height}`;
      });
      ground = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode, ...drawn].join(' ');
      grounds.set(element, ground);
    }
    return ground;
  };
  return ({ element, lineage, beside }) => {
    const style = getComputedStyle(element);
    const around = element.parentElement ? getComputedStyle(element.parentElement) : style;
    const value = element.matches(fields) ? (element as HTMLInputElement).value : (element.textContent ?? '');
    return [
      element.tagName,
      // Words in letters; a single sign and pictures are judged otherwise.
      /[\p{L}\p{N}][^]*[\p{L}\p{N}]/u.test(value),
      [style.color, style.fontSize, style.fontWeight, style.textShadow, style.webkitTextStroke],
      [style.visibility, style.textDecorationLine, around.color],
      lineage.map(groundOf),
      '/',
      beside.map(groundOf),
    ].join();
  };
}

function whereabouts(look: string, element: Element): string {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [
    look,
    placeOf(element),
    withoutCountedIds(element.outerHTML),
    [x, y, width, height, window.innerWidth, window.innerHeight].map(Math.round),
  ].join();
}

async function inMode(mode: string, check: () => Promise<void>) {
  const page = document.documentElement;
  const before = page.getAttribute('data-mode');
  page.setAttribute('data-mode', mode);
  try {
    await check();
  } finally {
    if (before === null) page.removeAttribute('data-mode');
    else page.setAttribute('data-mode', before);
  }
}
