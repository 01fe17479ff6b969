import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { searchBoxDocs } from '../../../docs/components/search-box.docs.tsx';
import { SearchBox } from './search-box.tsx';
import { useSearchBox } from './use-search-box.ts';

const meta = preview.meta({
  title: 'Blocks/Search box',
  component: SearchBox,
  args: { label: 'Search orders', onSearchSubmit: fn() },
  parameters: { block: searchBoxDocs },
});

/** An empty search box. */
export const Default = meta.story();
Default.test(
  'searches for the trimmed text on Enter, not while typing',
  async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search orders' }), '  Nguyen ');
    await expect(args.onSearchSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearchSubmit).toHaveBeenCalledWith('Nguyen');
  },
);
Default.test('searches by its submit button', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('searchbox'), 'ann');
  await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
  await expect(args.onSearchSubmit).toHaveBeenCalledWith('ann');
});
Default.test('shows its focus as a ring around the whole box', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('searchbox'));
  await expect(getComputedStyle(canvas.getByRole('search')).outlineStyle).toBe('solid');
});

/** A search with a clear button. */
export const Filled = meta.story({ args: { defaultValue: 'marchetti' } });
Filled.test('clears the search and keeps the focus in the input', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
  await expect(args.onSearchSubmit).toHaveBeenCalledWith('');
  const box = canvas.getByRole('searchbox');
  await expect(box).toHaveValue('');
  await expect(box).toHaveFocus();
  await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull();
});

Filled.test('restores the last search on Escape', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('searchbox'), ' trust{Escape}');
  await expect(canvas.getByRole('searchbox')).toHaveValue('marchetti');
  await expect(args.onSearchSubmit).not.toHaveBeenCalled();
});

function ControlledSearch() {
  const [text, setText] = useState('first');
  return (
    <>
      <SearchBox label="Search orders" value={text} onSearchSubmit={setText} />
      <button onClick={() => setText('')}>Reset the search</button>
    </>
  );
}

export const Controlled = meta.story({ tags: ['!dev', '!autodocs'], render: () => <ControlledSearch /> });
Controlled.test('follows a new value even after typing', async ({ canvas, userEvent }) => {
  const box = canvas.getByRole('searchbox');
  await userEvent.type(box, ' and more');
  await userEvent.click(canvas.getByRole('button', { name: 'Reset the search' }));
  await expect(box).toHaveValue('');
  await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull();
  await userEvent.type(box, ' second {Enter}');
  await expect(box).toHaveValue('second');
});

function BareSearch({ onSearchSubmit }: { onSearchSubmit: (text: string) => void }) {
  const { formProps, inputProps, clear, filled } = useSearchBox({ onSearchSubmit });
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
  tags: ['!dev', '!autodocs'],
  render: ({ onSearchSubmit }) => <BareSearch onSearchSubmit={onSearchSubmit} />,
});
HeadlessHook.test('searches and clears like the styled component', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search orders' }), ' ann {Enter}');
  await expect(args.onSearchSubmit).toHaveBeenLastCalledWith('ann');
  await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
  await expect(args.onSearchSubmit).toHaveBeenLastCalledWith('');
  await expect(canvas.getByRole('searchbox')).toHaveFocus();
});

/** A very long text in a narrow container, in a right-to-left page. */
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
  'stays within its container with both buttons visible',
  async ({ canvas, userEvent, args }) => {
    const container = canvas.getByRole('group', { name: 'Narrow' });
    await expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onSearchSubmit).toHaveBeenCalledWith('');
  },
);
