import type { Page } from '@playwright/test';
import { addAxe, colourRules, violations } from './support/axe.ts';
import { expect, openStory, stories, test, setGlobals } from './support/workbench.ts';

/** Brands at the ends of what a tenant may choose, in every mode. */
const tenants = ['harbour', 'meridian', 'banksia', 'near-black', 'near-white', 'danger-red'];
const modes = ['light', 'dark'] as const;
const contrasts = ['auto', 'more'] as const;
const states = [[], ['hover'], ['focus', 'focus-visible'], ['hover', 'active']];

/** Stories kept out of the workbench are wrong on purpose; one that forbids `eval` cannot be looked into. */
const shown = stories().filter(({ tags }) => tags.includes('dev') && !tags.includes('without-eval'));

for (const story of shown) {
  const screen = story.tags.includes('screen');
  test(`${story.title}, ${story.name}: reads in every brand, mode and state`, async ({ page, workbench }) => {
    test.slow();
    await openStory(page, workbench, story, {});
    await addAxe(page);
    expect(await violations(page)).toEqual([]);
    const force = await stateForcer(page);
    const found: string[] = [];
    // The galleries hold every look of a block; the other stories add other content in the same colours.
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

/** Puts every control of the page into a state, as a pointer or a key would put one. */
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
    // A story goes on by itself: what has gone meanwhile is not looked at.
    const forced = nodeIds
      .slice(0, 60)
      .map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses }));
    await Promise.allSettled(forced);
  };
}
