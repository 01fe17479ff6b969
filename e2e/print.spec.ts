import type { Page } from '@playwright/test';
import { examplePages } from '../apps/portal/src/testing/example-pages.ts';
import { readPdf } from '../apps/server/src/testing/read-pdf.ts';
import { Portal } from './support/portal.ts';
import { expect, test } from './support/server.ts';

const fiona = 'fiona.full@harbour.example';
/** A portrait A4 page without its margins, in CSS pixels. */
const paper = { width: 703, height: 1017 };
/** Drawings of charts; a drawing with links is a group. */
const drawings = 'figure svg:is([role=img], [role=group])';

/** Left and right edges of matching elements. */
const edgesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((parts) =>
    parts.map((part) => {
      const { left, right } = part.getBoundingClientRect();
      return `${Math.round(left)}-${Math.round(right)}`;
    }),
  );

/** Prints the page; returns the number of sheets and the layout of its drawings. */
async function print(page: Page): Promise<{ sheets: number; widths: string }> {
  await page.evaluate((selector) => {
    addEventListener('beforeprint', () => {
      document.body.dataset['widths'] = Array.from(document.querySelectorAll(selector))
        .map((drawing) => drawing.getAttribute('viewBox')?.split(' ')[2])
        .join();
    });
  }, drawings);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  const widths = (await page.evaluate(() => document.body.dataset['widths'])) ?? '';
  return { sheets: pdf.match(/\/Type \/Page\b/g)?.length ?? 0, widths };
}

async function expectPaper(page: Page, name: string): Promise<void> {
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const head = page.locator('[data-print-head]');
  await expect(head).toContainText(`Harbour Trust · ${name}`);
  await expect(head).toContainText(/\d{4} \d\d:\d\d · Fiona Full$/);
  await expect(head).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  const parts = await page.locator('main :is(section, figure)').evaluateAll((all) =>
    all.map((part) => {
      const { breakInside, printColorAdjust, colorScheme } = getComputedStyle(part);
      return `${breakInside} ${printColorAdjust} ${colorScheme}`;
    }),
  );
  expect(new Set(parts)).toEqual(new Set(['avoid exact light']));
}

test(
  'an application prints as one column of unbroken cards with its ring chart, under a header that names tenant and user',
  { tag: '@release' },
  async ({ page, server }) => {
    const portal = new Portal(page, server.origin);
    await portal.open(fiona, '/application/1002');
    await expect(page.getByRole('heading', { name: 'Activity feed' })).toBeVisible();
    await expectPaper(page, 'Applications / 1002');
    expect(new Set(await edgesOf(page, 'main section'))).toEqual(new Set(['0-703']));
    const ring = page.getByRole('img', { name: /%$/ });
    const drawn = await ring.evaluate((element) => {
      const { clipPath, maskImage, backgroundImage } = getComputedStyle(element, '::before');
      return [clipPath.slice(0, 7), maskImage, backgroundImage];
    });
    expect(drawn).toEqual(['polygon', 'none', 'none']);
    expect((await print(page)).sheets).toBeGreaterThan(1);
  },
);

for (const [figures, sheets] of [
  ['sample', 2],
  ['ours', 3],
] as const)
  test(
    `reports of ${figures} figures print with unbroken charts, rendered for the paper size (FIGURES-073)`,
    { tag: '@release' },
    async ({ page, server }) => {
      const portal = new Portal(page, server.origin);
      await portal.open(fiona, '/list/all');
      await page.goto(`${server.origin}/reports?figures=${figures}`);
      await expect(page.locator(drawings)).toHaveCount(5);
      expect(await print(page)).toEqual({ sheets, widths: '660,660,660,660,660' });
      await expectPaper(page, 'Reports');
      await expect(page.getByRole('combobox')).toHaveCount(0);
      expect(new Set(await edgesOf(page, 'main figure'))).toEqual(new Set(['0-703']));
      const beyond = await page
        .locator(`${drawings} *`)
        .evaluateAll(
          (marks) => marks.filter((mark) => mark.getBoundingClientRect().right > innerWidth).length,
        );
      expect(beyond).toBe(0);
    },
  );

/** Columns of these lists in the demo data. */
const columnsOf = new Map([
  ['/list/all', 25],
  ['/users', 6],
]);

for (const { address } of examplePages.filter(({ isList }) => isList))
  test(
    `${address} prints all its columns across landscape paper`,
    { tag: '@release' },
    async ({ page, server }) => {
      const portal = new Portal(page, server.origin);
      await portal.open(fiona, '/list/all');
      await page.goto(server.origin + address);
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      const headings = (await page.getByRole('columnheader').allInnerTexts()).filter((text) =>
        /\w/.test(text),
      );
      expect(headings).toHaveLength(columnsOf.get(address) ?? headings.length);
      expect(headings.length).toBeGreaterThan(3);
      const { pages } = await readPdf(
        new Response(Uint8Array.from(await page.pdf({ preferCSSPageSize: true }))),
      );
      for (const heading of headings)
        expect(pages[0]?.replaceAll('- ', '-')).toContain(heading.replaceAll(/\s+/g, ' ').trim());
      await page.setViewportSize({ width: 1047, height: 718 });
      await page.emulateMedia({ media: 'print' });
      // Browsers shrink a page that is a little wider than the paper.
      const headers = page.locator('main section[tabindex] th');
      const right = () =>
        headers.evaluateAll((all) => Math.max(...all.map((cell) => cell.getBoundingClientRect().right)));
      await expect.poll(right).toBeLessThan(1047 * 1.1);
    },
  );
