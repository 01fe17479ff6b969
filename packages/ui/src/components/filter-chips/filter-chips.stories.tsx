import type { StoryContext } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useFocusFallback } from '../../behaviours/use-focus-fallback.ts';
import { expectNoOverflow, hostile, inNarrowContainer, untyped } from '../../testing/hostile.tsx';
import { filterChipsDocs } from '../../../docs/components/filter-chips.docs.tsx';
import { FilterChips, type FilterChipsProps } from './filter-chips.tsx';
import { useFilterChips, type FilterChipsOptions } from './use-filter-chips.ts';

const meta = preview.meta({
  title: 'Blocks/Filter chips',
  component: FilterChips,
  args: {
    filters: [
      { id: 'step', label: 'Step', values: ['Draft', 'Sent', 'Checked'] },
      { id: 'shelf', label: 'Shelf', values: ['Shelf 4'] },
      { id: 'clerk', label: 'Clerk', values: [] },
    ],
    onClear: fn(),
  },
  parameters: { block: filterChipsDocs },
});

/** Two filters, one of them with several values. */
export const Default = meta.story({ tags: ['visual'] });
Default.test('names each filter by its first value and the number of others', async ({ canvas }) => {
  const bar = canvas.getByRole('group', { name: 'Results filtered:' });
  await expect(bar).toHaveTextContent('Results filtered:Step: Draft +2Shelf: Shelf 4Clear');
  await expect(canvas.queryByText(/Clerk/)).toBeNull();
});
Default.test('shows every value as title and under the pointer', async ({ canvas, userEvent }) => {
  await expect(canvas.getByTitle('Step: Draft, Sent, Checked')).toBeVisible();
  await expect(screen.queryByText('Sent, Checked')).toBeNull();
  const others = canvas.getByRole('button', { name: '+2: Sent, Checked' });
  await userEvent.hover(others);
  await expect(await screen.findByText('Sent, Checked')).toBeVisible();
  await userEvent.unhover(others);
  await waitFor(() => expect(screen.queryByText('Sent, Checked')).toBeNull());
});
Default.test('shows every value on focus', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: '+2: Sent, Checked' })).toHaveFocus();
  await expect(await screen.findByText('Sent, Checked')).toBeVisible();
});
Default.test('clears all filters at once', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
  await expect(args.onClear).toHaveBeenCalledOnce();
});

/** Clear is a link to the list without filters. */
export const ClearLink = meta.story({ args: { clearHref: '#all' } });
ClearLink.test('links to the unfiltered list', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Clear' })).toHaveAttribute('href', '#all');
});

async function removesOne({
  canvas,
  userEvent,
  args,
}: Pick<StoryContext<FilterChipsOptions>, 'canvas' | 'userEvent' | 'args'>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Shelf' }));
  await expect(args.onFilterRemove).toHaveBeenCalledWith('shelf');
  await expect(canvas.queryByRole('button', { name: 'Remove Clerk' })).toBeNull();
}

/** Each filter can be removed by itself. */
export const Removable = meta.story({ args: { onFilterRemove: fn() } });
Removable.test('removes one filter and keeps the others', removesOne);

function Lifted(props: FilterChipsProps) {
  const [filters, setFilters] = useState(props.filters);
  const list = useRef<HTMLElement>(null);
  const page = useFocusFallback({ fallback: list });
  return (
    <div ref={page}>
      <FilterChips
        {...props}
        filters={filters}
        onFilterRemove={(id) => setFilters(filters.filter((filter) => filter.id !== id))}
        onClear={() => setFilters([])}
      />
      <section ref={list} tabIndex={-1} aria-label="Results">
        2 results
      </section>
    </div>
  );
}

export const Removing = meta.story({ tags: ['!dev', '!autodocs'], render: (args) => <Lifted {...args} /> });
Removing.test(
  'moves the focus to the next filter, and from the last to the list',
  async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Remove Step' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Shelf' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Results' })).toHaveFocus());
  },
);
Removing.test('moves the focus to the list when all filters are cleared', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Clear' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.getByRole('region', { name: 'Results' })).toHaveFocus());
});

export const NothingFiltered = meta.story({ tags: ['!dev', '!autodocs'], args: { filters: [] } });
NothingFiltered.test('renders nothing', async ({ canvas }) => {
  await expect(canvas.queryByText('Results filtered:')).toBeNull();
});

function BareFilters(props: FilterChipsOptions) {
  const { chips, getRemoveProps } = useFilterChips(props);
  return chips.map(({ id, label, full }) => (
    <p key={id}>
      {full} <button {...getRemoveProps(id, label)}>x</button>
    </p>
  ));
}

export const HeadlessHook = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { onFilterRemove: fn() },
  render: (args) => <BareFilters {...args} />,
});
HeadlessHook.test('removes one filter and keeps the others', removesOne);

/** The chips in a right-to-left page. */
export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
RightToLeft.test('begins at the right', async ({ canvas }) => {
  const left = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
  await expect(left('Results filtered:')).toBeGreaterThan(left('Clear'));
});

/** Very long labels and many values. */
export const HostileContent = meta.story({
  args: {
    onFilterRemove: fn(),
    filters: [
      { id: 'long', label: hostile.long, values: [hostile.long, hostile.long] },
      { id: 'emoji', label: hostile.emoji, values: [hostile.markup] },
      { id: 'many', label: 'Many', values: Array.from({ length: 500 }, (_, index) => `Value ${index}`) },
      { id: 'null', label: 'Null', values: untyped(null) },
    ],
  },
  decorators: [inNarrowContainer],
});
HostileContent.test(
  'truncates values, counts them and keeps every button within 200 px',
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('+499')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(3);
    const place = canvas.getByRole('group').getBoundingClientRect();
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(place.right + 1);
    }
    await expectNoOverflow(canvasElement);
  },
);
