import { expect, test } from './support/server.ts';

test('injected script, style and markup are blocked', async ({ page, cspViolations, server }) => {
  await page.goto(`${server.origin}/timeout`);
  await expect(page.getByText('Your session has expired.')).toBeVisible();
  const ran = await page.evaluate(() => {
    const thrown: string[] = [];
    const slip = (what: () => void) => {
      try {
        what();
      } catch (error) {
        thrown.push(error instanceof Error ? error.name : '');
      }
    };
    slip(() => {
      document.body.insertAdjacentHTML('beforeend', '<p id="slipped">Your session has expired.</p>');
    });
    slip(() => {
      document.body.innerHTML = '<p id="slipped"></p>';
    });
    slip(() => {
      const script = document.createElement('script');
      script.text = 'globalThis.slipped = true';
      document.head.append(script);
    });
    slip(() => {
      (
        globalThis as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
      ).trustedTypes.createPolicy('default', { createHTML: (text: string) => text });
    });
    const style = document.createElement('style');
    style.textContent = 'body { outline: 7px solid }';
    document.head.append(style);
    return {
      thrown,
      script: 'slipped' in globalThis,
      markup: document.getElementById('slipped') !== null,
      style: getComputedStyle(document.body).outlineWidth === '7px',
    };
  });
  expect(ran).toEqual({
    thrown: ['TypeError', 'TypeError', 'TypeError', 'TypeError'],
    script: false,
    markup: false,
    style: false,
  });
  await expect
    .poll(() => cspViolations.map((line) => line.split(' ')[0]))
    .toEqual([
      'require-trusted-types-for',
      'require-trusted-types-for',
      'require-trusted-types-for',
      'trusted-types',
      'style-src-elem',
    ]);
  cspViolations.length = 0;
});
