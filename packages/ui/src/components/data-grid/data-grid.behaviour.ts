import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

type Scene = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** What the grid and a table made with its hook must both do. */
export async function keepsOrderAndSelection({ canvas, userEvent }: Scene) {
  const head = () => canvas.getByRole('columnheader', { name: /Placed/ });
  const all = canvas.getByRole('checkbox', { name: 'Select all rows on this page' });
  const box = (id: number) => canvas.getByRole('checkbox', { name: `Select order ${id}` });

  await expect(head()).not.toHaveAttribute('aria-sort');
  const directions = ['descending', 'ascending', 'descending'];
  for (const direction of directions) {
    await userEvent.click(within(head()).getByRole('button'));
    await expect(head()).toHaveAttribute('aria-sort', direction);
  }

  await userEvent.click(box(900));
  await expect(all).toBePartiallyChecked();
  await expect(canvas.getByRole('row', { selected: true })).toContainElement(box(900));
  await userEvent.keyboard('{Shift>}');
  await userEvent.click(box(897));
  await userEvent.keyboard('{/Shift}');
  await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(4);

  await userEvent.click(all);
  await expect(all).toBeChecked();
  await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(20);
  await userEvent.click(all);
  await expect(canvas.queryAllByRole('row', { selected: true })).toHaveLength(0);
}
