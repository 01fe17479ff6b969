import axe from 'axe-core';
import { fingerprintOfPage } from './page-fingerprint.ts';

/** What a story may set in `parameters.a11y`; the workbench's accessibility panel reads the same. */
export interface A11yParameters {
  config?: axe.Spec;
  context?: { exclude?: string[] };
  options?: axe.RunOptions;
  test?: string;
  disable?: boolean;
}

/** A mode changes nothing but colours: what else axe looks at, it has just seen. */
const ofColour = ['color-contrast', 'link-in-text-block'];

/** What the workbench itself keeps in the page. */
const notTheStory = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

// Pieces of a page are seen outside of its landmarks.
const notForPieces = [{ id: 'region', enabled: false }];

/** Pages in which nothing was found: a test that changes nothing leaves the page that its story was checked on. */
const passed = new Set<string>();

/** Throws unless axe finds nothing: every rule in the story's mode, the rules of colour in the other one too. */
export async function checkAccessibility(parameters: A11yParameters | undefined, storyMode: unknown) {
  if (parameters?.disable || parameters?.test === 'off') return;
  const page = await fingerprintOfPage(parameters);
  if (passed.has(page)) return;
  axe.reset();
  axe.configure({
    ...parameters?.config,
    // Copying the markup of every element that passes costs more than many rules.
    noHtml: true,
    rules: [...notForPieces, ...(parameters?.config?.rules ?? [])],
  });
  await expectNoViolations(parameters, {});
  await inMode(storyMode === 'dark' ? 'light' : 'dark', () =>
    expectNoViolations(parameters, { runOnly: { type: 'rule', values: ofColour } }),
  );
  passed.add(page);
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

async function expectNoViolations(parameters: A11yParameters | undefined, options: axe.RunOptions) {
  const { violations } = await axe.run(
    { include: document.body, exclude: [...notTheStory, ...(parameters?.context?.exclude ?? [])] },
    {
      ...parameters?.options,
      // Stories load no media and hold no frame that axe could enter; what passes is told to nobody.
      iframes: false,
      preload: false,
      resultTypes: ['violations'],
      ...options,
    },
  );
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
