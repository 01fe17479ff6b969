import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { limits, type ComparisonJob } from './compare.ts';
import { readJob } from './run-playwright.ts';

const { base, branch, comparisons } = readJob<ComparisonJob>();

for (const { state, look, status, note } of comparisons) {
  const file = `${look}/${state}.png`;
  test.describe(state.replace(/\..*/, ''), () => {
    test(
      `${state} in ${look}`,
      { annotation: note === undefined ? [] : [{ type: 'review', description: note }] },
      async () => {
        if (status !== 'Changed') {
          const path = join(status === 'New' ? branch : base, file);
          await test.info().attach(status, { path, contentType: 'image/png' });
          throw new Error(`${status}: there is a picture on one side only.`);
        }
        expect(readFileSync(join(branch, file))).toMatchSnapshot([look, `${state}.png`], limits);
      },
    );
  });
}
