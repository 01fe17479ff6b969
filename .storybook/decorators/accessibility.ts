import axe from 'axe-core';
import { fingerprintOfPage, partsOfPage } from './page-fingerprint.ts';

/** What a story may set in `parameters.a11y`; the workbench's accessibility panel reads the same. */
export interface A11yParameters {
  config?: axe.Spec;
  context?: { exclude?: string[] };
  options?: axe.RunOptions;
  test?: string;
  disable?: boolean;
}

/** A mode changes nothing but colours. These rules take most of axe's time, and look at one text at a time. */
const ofColour = ['color-contrast', 'link-in-text-block'];

/** What the workbench itself keeps in the page. */
const notTheStory = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

// Pieces of a page are seen outside of its landmarks.
const notForPieces = [{ id: 'region', enabled: false }];

/** Pages in which nothing was found: a test that changes nothing leaves the page that its story was checked on. */
const passedPages = new Set<string>();

/** Parts whose colours were good in both modes: most of a screen is the same in all of its stories. */
const passedParts = new Set<string>();

/**
 * Throws unless axe finds nothing: every rule in the story's mode, those of colour in the other one too. A page and the
 * colours of a part that passed just as they are now are not looked at again.
 */
export async function checkAccessibility(parameters: A11yParameters | undefined, storyMode: unknown) {
  if (parameters?.disable || parameters?.test === 'off') return;
  const page = await fingerprintOfPage(parameters);
  if (passedPages.has(page)) return;
  axe.reset();
  axe.configure({
    ...parameters?.config,
    // Copying the markup of every element that passes costs more than many rules.
    noHtml: true,
    rules: [...notForPieces, ...(parameters?.config?.rules ?? [])],
  });
  const exclude = [...notTheStory, ...(parameters?.context?.exclude ?? [])];
  const options = parameters?.options;
  const otherRules = Object.fromEntries(ofColour.map((id) => [id, { enabled: false }]));
  await expectNoViolations(
    { include: document.body, exclude },
    { ...options, rules: { ...options?.rules, ...otherRules } },
  );
  const parts = await partsOfPage(exclude.join(), parameters);
  const unseen = parts.filter(({ fingerprint }) => !passedParts.has(fingerprint));
  if (unseen.length > 0) {
    const context = { include: unseen.map(({ element }) => element), exclude };
    const expectGoodColours = () =>
      expectNoViolations(context, { ...options, runOnly: { type: 'rule', values: ofColour } });
    await expectGoodColours();
    await inMode(storyMode === 'dark' ? 'light' : 'dark', expectGoodColours);
  }
  for (const { fingerprint } of unseen) passedParts.add(fingerprint);
  passedPages.add(page);
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

async function expectNoViolations(context: axe.ElementContext, options: axe.RunOptions) {
  const { violations } = await axe.run(context, {
    ...options,
    // Stories load no media and hold no frame that axe could enter; what passes is told to nobody.
    iframes: false,
    preload: false,
    resultTypes: ['violations'],
  });
  if (violations.length === 0) return;
  const mode = document.documentElement.dataset['mode'] ?? 'auto';
  const lines = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const element = document.querySelector(target.join(' '))?.outerHTML.slice(0, 300) ?? '';
      return `${id} at ${target.join(' ')}: ${failureSummary} ${element}`;
    }),
  );
  throw new Error(`Not accessible in ${mode} mode:\n${lines.join('\n')}`);
}
