import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SearchBox } from './search-box.tsx';

const meta = preview.meta({ component: SearchBox, args: { label: 'Search orders', onSubmitSearch: fn() } });

export const Default = meta.story();
Default.test(
  'searches on Enter for the trimmed text, not while typing',
  async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search orders' }), '  Nguyen ');
    await expect(args.onSubmitSearch).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmitSearch).toHaveBeenCalledWith('Nguyen');
  },
);
Default.test('has a submit button that can be pressed', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('searchbox'), 'ann');
  await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
  await expect(args.onSubmitSearch).toHaveBeenCalledWith('ann');
});
Default.test('shows its focus as a ring around the whole box', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('searchbox'));
  await expect(getComputedStyle(canvas.getByRole('search')).outlineStyle).toBe('solid');
});

export const Filled = meta.story({ args: { defaultValue: 'marchetti' } });
Filled.test('empties the search and stays in the box', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
  await expect(args.onSubmitSearch).toHaveBeenCalledWith('');
  const box = canvas.getByRole('searchbox');
  await expect(box).toHaveValue('');
  await expect(box).toHaveFocus();
  await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull();
});
