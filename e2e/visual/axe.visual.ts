import type { Page } from '@playwright/test';
import { addAxe, colourRules, violations } from './support/axe.ts';
import { expect, openStory, stories, test, setGlobals } from './support/workbench.ts';

/** The extremes of allowed brand colours, in every mode. */
const tenants = ['harbour', 'meridian', 'banksia', 'near-black', 'near-white', 'danger-red'];
const modes = ['light', 'dark'] as const;
const contrasts = ['auto', 'more'] as const;
const states = [[], ['hover'], ['focus', 'focus-visible'], ['hover', 'active']];

/** Hidden stories break rules on purpose or only serve tests. A page that forbids `eval` cannot run axe. */
const shown = stories().filter(({ tags }) => tags.includes('dev') && !tags.includes('without-eval'));

for (const story of shown) {
  const screen = story.tags.includes('screen');
  test(`${story.title}, ${story.name}: is readable in every brand, mode and state (VIEWS-069)`, async ({
    page,
    workbench,
  }) => {
    test.slow();
    await openStory(page, workbench, story.id, {});
    await addAxe(page);
    expect(await violations(page)).toEqual([]);
    const force = await stateForcer(page);
    const found: string[] = [];
    // The galleries contain every variant of a block; other stories show other content in the same colours.
    const gallery = story.tags.includes('visual') && !screen;
    for (const state of gallery ? states : states.slice(0, 1)) {
      await force(state);
      for (const tenant of screen ? tenants.slice(0, 3) : tenants)
        for (const mode of modes)
          for (const contrast of gallery ? contrasts : contrasts.slice(0, 1)) {
            await setGlobals(page, { tenant, mode, contrast });
            const here = await violations(page, colourRules);
            found.push(...here.map((line) => `${tenant} ${mode} ${contrast} ${state.join(' ')}: ${line}`));
          }
    }
    expect(found).toEqual([]);
  });
}

/** Returns a function that forces a pseudo-class, such as hover, on every control of the page. */
async function stateForcer(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  return async (forcedPseudoClasses: string[]) => {
    const { root } = await session.send('DOM.getDocument', { depth: 0 });
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector:
        '#storybook-root :is(a, button, input, select, textarea, tr, label, [role="menuitem"], [tabindex])',
    });
    // Stories keep running, and nodes that have disappeared are skipped.
    const forced = nodeIds
      .slice(0, 60)
      .map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses }));
    await Promise.allSettled(forced);
  };
}
