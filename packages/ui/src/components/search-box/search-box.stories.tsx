import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { searchBoxDocs } from './search-box.docs.ts';
import { SearchBox } from './search-box.tsx';
import { useSearchBox } from './use-search-box.ts';

const meta = preview.meta({
  title: 'Blocks/Search box',
  component: SearchBox,
  args: { label: 'Search orders', onSubmitSearch: fn() },
  parameters: { block: searchBoxDocs },
});

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

Filled.test('takes back on Escape what was typed since', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('searchbox'), ' trust{Escape}');
  await expect(canvas.getByRole('searchbox')).toHaveValue('marchetti');
  await expect(args.onSubmitSearch).not.toHaveBeenCalled();
});

function Adopting() {
  const [text, setText] = useState('first');
  return (
    <>
      <SearchBox label="Search orders" defaultValue={text} onSubmitSearch={setText} />
      <button onClick={() => setText('')}>Forget the search</button>
    </>
  );
}

export const Adopted = meta.story({ render: () => <Adopting /> });
Adopted.test('follows the search in force, whatever was typed', async ({ canvas, userEvent }) => {
  const box = canvas.getByRole('searchbox');
  await userEvent.type(box, ' and more');
  await userEvent.click(canvas.getByRole('button', { name: 'Forget the search' }));
  await expect(box).toHaveValue('');
  await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull();
  await userEvent.type(box, ' second {Enter}');
  await expect(box).toHaveValue('second');
});

function BareSearch({ onSubmitSearch }: { onSubmitSearch: (text: string) => void }) {
  const { formProps, inputProps, clear, filled } = useSearchBox({ defaultValue: '', onSubmitSearch });
  return (
    <form {...formProps}>
      <input {...inputProps} type="search" aria-label="Search orders" />
      <button>Search</button>
      <button type="button" disabled={!filled} onClick={clear}>
        Clear search
      </button>
    </form>
  );
}

export const HeadlessHook = meta.story({
  render: ({ onSubmitSearch }) => <BareSearch onSubmitSearch={onSubmitSearch} />,
});
HeadlessHook.test('searches and clears as the drawn one does', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search orders' }), ' ann {Enter}');
  await expect(args.onSubmitSearch).toHaveBeenLastCalledWith('ann');
  await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
  await expect(args.onSubmitSearch).toHaveBeenLastCalledWith('');
  await expect(canvas.getByRole('searchbox')).toHaveFocus();
});

export const HostileContent = meta.story({
  args: { label: 'שם 🦘 '.repeat(40), defaultValue: `${'W'.repeat(200)} مرحبا \ud83d` },
  render: (args) => (
    <div className="w-[200px]" role="group" aria-label="Narrow">
      <SearchBox {...args} />
    </div>
  ),
  globals: { dir: 'rtl' },
  tags: ['visual'],
});
HostileContent.test(
  'stays inside its place with both buttons in reach',
  async ({ canvas, userEvent, args }) => {
    const place = canvas.getByRole('group', { name: 'Narrow' });
    await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onSubmitSearch).toHaveBeenCalledWith('');
  },
);
