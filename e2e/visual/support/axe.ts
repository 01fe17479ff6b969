import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Injects axe into the page for `violations`. */
export const addAxe = (page: Page) => page.evaluate(axe.source);

/** Violations that axe finds, one line per element; `rules` limits the rules. */
export function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  return page.evaluate(async (only) => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
    const found = await inPage.run(
      { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs'] },
      {
        resultTypes: ['violations'],
        // A single story has no page around it.
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
