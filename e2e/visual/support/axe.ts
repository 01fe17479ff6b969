import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Gives the page the means of `violations`. */
export const addAxe = (page: Page) => page.evaluate(axe.source);

/** What axe finds, one line a place; `rules` narrows what it looks at. */
export function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  return page.evaluate(async (only) => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
    const found = await inPage.run(
      { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs'] },
      {
        resultTypes: ['violations'],
        // A story by itself has no page around it.
        rules: { region: { enabled: false }, 'heading-order': { enabled: false } },
        ...(only && { runOnly: { type: 'rule', values: [...only] } }),
      },
    );
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary, html }) =>
        `${id} at ${target.join(' ')}: ${failureSummary ?? ''} ${html}`.slice(0, 400),
      ),
    );
  }, rules);
}

export const colourRules = ['color-contrast', 'link-in-text-block'] as const;
