import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { BenchScreen } from './bench-screen.tsx';
import { afterPaint, type BenchProtocol } from './bench-protocol.ts';
import { pageOf } from './bench-rows.ts';

const meta = preview.meta({
  title: 'Grid',
  component: BenchScreen,
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
});

/** Behaviour is tested by the stories of the blocks; these stories only test the budgets. */
const counted = { parameters: { a11y: { test: 'off' as const } } };

const bench = (): BenchProtocol => {
  if (!window.__bench) throw new Error('The page offers nothing to the bench.');
  return window.__bench;
};
const rowsIn = (canvas: HTMLElement) => [...canvas.querySelectorAll('tbody tr')];
const shownIds = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll<HTMLElement>('[data-app-id]')].map((link) => Number(link.dataset['appId']));

export const Bench = meta.story();
Bench.test('shows the rows that the bench requests, in their order', counted, async ({ canvasElement }) => {
  const first = pageOf(1, 20, true).map(({ id }) => id);
  await waitFor(() => expect(shownIds(canvasElement)).toEqual(first));
  await bench().setPage(3);
  await expect(shownIds(canvasElement)).toEqual(bench().expected(3, 20, true));
  await bench().sort(false);
  await expect(shownIds(canvasElement)).toEqual(bench().expected(1, 20, false));
});
Bench.test('spends at most 40 elements on a row of 27 columns', counted, async ({ canvasElement }) => {
  const rows = rowsIn(canvasElement);
  const elements = rows.reduce((count, row) => count + 1 + row.querySelectorAll('*').length, 0);
  await expect(rows).toHaveLength(20);
  await expect(elements / rows.length).toBeLessThanOrEqual(40);
});
Bench.test('keeps every row and cell when the page changes', counted, async ({ canvasElement }) => {
  const elements = () => [...canvasElement.querySelectorAll('tbody, tbody tr, tbody td')];
  const before = elements();
  await bench().setPage(2);
  await expect(shownIds(canvasElement)).toEqual(bench().expected(2, 20, true));
  await expect(elements().every((element, index) => element === before[index])).toBe(true);
});
Bench.test(
  'renders nothing of the grid while somebody types',
  counted,
  async ({ canvas, canvasElement, userEvent }) => {
    const host = canvasElement.querySelector('.grid-host') as HTMLElement;
    const changes = new MutationObserver(() => undefined);
    changes.observe(host, { subtree: true, childList: true, characterData: true, attributes: true });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search applications' }), 'abc');
    await afterPaint();
    await expect(changes.takeRecords()).toEqual([]);
    changes.disconnect();
  },
);
Bench.test('ticks twenty rows without rendering a data cell', counted, async ({ canvas, canvasElement }) => {
  const changes = new MutationObserver(() => undefined);
  changes.observe(canvasElement, { subtree: true, childList: true, characterData: true, attributes: true });
  await bench().selectAll(true);
  await expect(canvas.getByText('20 selected')).toBeVisible();
  const touched = changes.takeRecords().map(({ target }) => (target as Element).tagName);
  await expect(touched.filter((name) => name === 'TD')).toEqual([]);
  changes.disconnect();
});
