import { test } from '@playwright/test';
import { visitHostileImages } from './support/hostile-images.ts';

test('a hostile image runs and loads nothing, in a page and at its own address (STUDIO-041, STUDIO-043)', async ({
  page,
}) => {
  await visitHostileImages({ goto: (url) => page.goto(url), evaluate: (run) => page.evaluate(run) });
});
