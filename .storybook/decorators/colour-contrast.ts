import type axe from 'axe-core';
import { placeOf, withoutCountedIds } from './page-fingerprint.ts';
import { looks, tags, textsIn } from './text-looks.ts';

/** They take most of axe's time, and look at one text at a time: a mode changes nothing but what they find. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** Runs axe over elements; throws where it finds something. */
type Judge = (elements: readonly Element[], options: axe.RunOptions) => Promise<axe.RawResult[]>;

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

/** Texts that passed in both modes: how they look in one, and the markup that other colours of the other mode follow from. */
const passedInBoth = new Set<string>();

/** Throws unless each text has the contrast that it needs, in both modes. A look that has passed is not judged again. */
export async function expectColours(excluded: string, storyMode: unknown, judge: Judge): Promise<void> {
  const mode = storyMode === 'dark' ? 'dark' : 'light';
  const lookOf = looks();
  const tagOf = tags();
  const texts = textsIn(document.body, excluded).map((text) => {
    const look = lookOf(text);
    return {
      ...text,
      look,
      both: [mode, look, ...text.lineage.map(tagOf), '/', ...text.beside.map(tagOf)].join(),
    };
  });
  await judgeLooks(texts, judge);
  const left = texts.filter(
    ({ both, element }) => !passedInBoth.has(both) && !passedInBoth.has(whereabouts(both, element)),
  );
  if (left.length === 0) return;
  await inMode(mode === 'dark' ? 'light' : 'dark', async () => {
    const otherLookOf = looks();
    const others = left
      .filter(({ element }) => element.isConnected)
      .map((text) => ({ ...text, first: text.look, look: otherLookOf(text) }));
    await judgeLooks(others, judge);
    for (const { both, element, look, first } of others) {
      const decided = passedLooks.has(look) && passedLooks.has(first);
      passedInBoth.add(decided ? both : whereabouts(both, element));
    }
  });
}

async function judgeLooks(texts: readonly { element: Element; look: string }[], judge: Judge): Promise<void> {
  const unseen = texts.filter(
    ({ look, element }) => !passedLooks.has(look) && !passedOver.has(whereabouts(look, element)),
  );
  if (unseen.length === 0) return;
  const results = await judge(
    unseen.map(({ element }) => element),
    { runOnly: { type: 'rule', values: colourRules } },
  );
  const decided = new Set<Element>(
    results
      .flatMap(({ passes, incomplete }) => [...passes, ...incomplete])
      .filter(({ any }) => any.every(({ data }) => followsFromLook(data)))
      .map(({ node }) => (node as axe.DqElement).element),
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
