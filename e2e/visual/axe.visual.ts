import type { Page } from '@playwright/test';
import { addAxe, colourRules, violations } from './support/axe.ts';
import { expect, openStory, stories, test, setGlobals } from './support/workbench.ts';

/** The extremes of allowed brand colours, in every mode. */
const tenants = ['harbour', 'meridian', 'banksia', 'near-black', 'near-white', 'danger-red'];
const modes = ['light', 'dark'] as const;
const contrasts = ['auto', 'more'] as const;
const states = [[], ['hover'], ['focus', 'focus-visible'], ['hover', 'active']];

/** They contain every variant of a block. The release scope of the story tests checks the colours of every other story. */
const galleries = stories().filter(
  ({ tags }) => tags.includes('dev') && tags.includes('visual') && !tags.includes('screen'),
);

for (const story of galleries) {
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
    for (const state of states) {
      await force(state);
      for (const tenant of tenants)
        for (const mode of modes)
          for (const contrast of contrasts) {
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
