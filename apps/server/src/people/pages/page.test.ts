import { expect, test } from 'vitest';
import { pagePreviews } from '../../operations/page-previews.ts';

test('the first paint waits for the last element of the page', () => {
  const { signInUntouched: page } = pagePreviews();
  const [, awaited] = /<link rel="expect" href="#([^"]+)" blocking="render"/.exec(page) ?? [];
  // A browser waits until the element begins, not until it ends.
  expect(page).toMatch(new RegExp(String.raw`<div id="${awaited}" hidden></div>\s*</body>\s*</html>\s*$`));
});
