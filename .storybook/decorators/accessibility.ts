import axe from 'axe-core';
import { colourRules, expectColours } from './colour-contrast.ts';
import { fingerprintOfPage, partsOfPage } from './page-fingerprint.ts';

/** What a story may set in `parameters.a11y`; the workbench's accessibility panel reads the same. */
export interface A11yParameters {
  config?: axe.Spec;
  context?: { exclude?: string[] };
  options?: axe.RunOptions;
  test?: string;
  disable?: boolean;
}

/** What the workbench itself keeps in the page. */
const notTheStory = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

// Pieces of a page are seen outside of its landmarks.
const notForPieces = [{ id: 'region', enabled: false }];

/** Finds only styles that are marked as important, yet a third of axe's time goes into it. */
const ofImportantStyles = ['avoid-inline-spacing'];

/** Pages in which nothing was found: a test that changes nothing leaves the page that its story was checked on. */
const passedPages = new Set<string>();

/** Parts in which nothing was found, but for colours: most of a screen is the same in all of its stories. */
const passedParts = new Set<string>();

/** Rules that set elements against one another: each must be in sight, whether it passed or not. */
const compared =
  'header, footer, main, nav, aside, section, form, iframe, [role="banner"], [role="complementary"], [role="contentinfo"], ' +
  '[role="form"], [role="main"], [role="navigation"], [role="region"], [role="search"]';

/**
 * Throws unless axe finds nothing: every rule in the story's mode, those of colour in both. A page and a part that passed
 * just as they are now are not looked at again.
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
  const parts = await partsOfPage(exclude.join(), parameters);
  const passed = parts.filter(
    ({ element, fingerprint }) =>
      passedParts.has(fingerprint) && !element.matches(compared) && !element.querySelector(compared),
  );
  const off = [...colourRules, ...(document.querySelector('[style*="important"]') ? [] : ofImportantStyles)];
  const otherRules = Object.fromEntries(off.map((id) => [id, { enabled: false }]));
  await expectNoViolations(
    { include: document.body, exclude: [...exclude, ...passed.map(({ element }) => element)] },
    { ...options, rules: { ...options?.rules, ...otherRules } },
  );
  for (const { fingerprint } of parts) passedParts.add(fingerprint);
  await expectColours(exclude.join(), storyMode, (include, colours) =>
    expectNoViolations({ include: [...include], exclude }, { ...options, ...colours }),
  );
  passedPages.add(page);
}

const failuresOnly = 'failures only';

// Each finding gets a selector in a report, those of what passed too: only where something failed is that worth its time.
axe.addReporter(failuresOnly, (results, options, resolve, reject) => {
  if (results.every(({ violations }) => violations.length === 0)) resolve(results);
  else
    axe.getReporter<axe.AxeResults>('v1')(
      results,
      options,
      ({ violations }) => reject(failureOf(violations)),
      reject,
    );
});

function failureOf(violations: readonly axe.Result[]): Error {
  const mode = document.documentElement.dataset['mode'] ?? 'auto';
  const lines = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const element = document.querySelector(target.join(' '))?.outerHTML.slice(0, 300) ?? '';
      return `${id} at ${target.join(' ')}: ${failureSummary} ${element}`;
    }),
  );
  return new Error(`Not accessible in ${mode} mode:\n${lines.join('\n')}`);
}

/** Throws where axe finds something; returns what it looked at. */
async function expectNoViolations(context: axe.ElementContext, options: axe.RunOptions) {
  const results: unknown = await axe.run(context, {
    ...options,
    reporter: failuresOnly,
    // Stories load no media and hold no frame that axe could enter.
    iframes: false,
    preload: false,
  });
  return results as axe.RawResult[];
}
