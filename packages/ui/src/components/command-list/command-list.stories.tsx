import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { commandListDocs } from './command-list.docs.tsx';
import { commandGroups, commandsFor } from './fixtures/command-list.ts';
import { CommandList, type CommandListProps } from './command-list.tsx';

/** Finds the commands of a shop. */
function Commands({ groups: _, ...rest }: CommandListProps) {
  const [text, setText] = useState('');
  return <CommandList {...rest} value={text} onValueChange={setText} groups={commandsFor(text)} />;
}

const meta = preview.meta({
  title: 'Blocks/Command list',
  component: CommandList,
  args: {
    label: 'Go to or run',
    placeholder: 'Number, name or action',
    groups: commandGroups,
    onOptionSelect: fn(),
    className: 'max-w-[560px] rounded-lg bg-overlay shadow-2',
  },
  parameters: { block: commandListDocs },
  render: (args) => <Commands {...args} />,
});

type Canvas = ReturnType<typeof within>;
const field = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Go to or run' });
const active = (canvas: Canvas) => {
  const [option, ...others] = canvas.getAllByRole('option', { selected: true });
  if (!option || others.length > 0) throw new Error('Not exactly one option is active.');
  return option;
};

/** Places and actions in groups; the first is active. */
export const Default = meta.story();
Default.test(
  'names the active option from the first drawing, and it is the one that Enter chooses (PALETTE-005, PALETTE-006)',
  async ({ canvas, userEvent, args }) => {
    const input = field(canvas);
    await expect(input).toHaveAttribute('aria-activedescendant', active(canvas).id);
    await userEvent.click(input);
    for (const [keys, chosen] of [
      ['{ArrowUp}', 'export'],
      ['{ArrowDown}{ArrowDown}{ArrowDown}', 'order-1147'],
      ['ma', 'order-1147'],
      ['{ArrowDown}', 'order-1144'],
      ['r', 'order-1147'],
    ] as const) {
      await userEvent.keyboard(keys);
      await expect(input).toHaveAttribute('aria-activedescendant', active(canvas).id);
      await userEvent.keyboard('{Enter}');
      const [option] = (args.onOptionSelect as ReturnType<typeof fn>).mock.lastCall as [{ id: string }];
      await expect([keys, option.id]).toEqual([keys, chosen]);
    }
    await expect(input).toHaveFocus();
  },
);
Default.test('tells the place of each option among all groups (PALETTE-054)', async ({ canvas }) => {
  const options = canvas.getAllByRole('option');
  await expect(options.map((option) => option.ariaPosInSet)).toEqual(['1', '2', '3', '4', '5', '6']);
  await expect(new Set(options.map((option) => option.ariaSetSize))).toEqual(new Set(['6']));
  const orders = within(canvas.getByRole('group', { name: 'Orders' }));
  await expect(orders.getAllByRole('option')).toHaveLength(3);
});
Default.test(
  'opens a place in a new tab with Ctrl+Enter (PALETTE-033)',
  async ({ canvas, userEvent, args }) => {
    await userEvent.type(field(canvas), '1139{Control>}{Enter}{/Control}');
    await expect(args.onOptionSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 'order-1139' }), {
      newTab: true,
    });
    await expect(active(canvas)).toHaveAttribute('href', '#order-1139');
  },
);

/** The keys that act here, at the foot. */
export const WithKeys = meta.story({ args: { children: <span>Enter opens</span> } });
WithKeys.test('shows the keys next to the number of results', async ({ canvas }) => {
  await expect(canvas.getByText('Enter opens')).toBeVisible();
  await expect(canvas.getByRole('status')).toHaveTextContent('6 results');
});
/** A phone: no keys, and options that a finger can hit. */
export const Narrow = meta.story({
  args: { children: <span>Enter opens</span> },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});
Narrow.test('hides the keys, and its options are 44 px high (PALETTE-046)', async ({ canvas }) => {
  await expect(canvas.getByText('Enter opens')).not.toBeVisible();
  for (const option of canvas.getAllByRole('option'))
    await expect(option.offsetHeight).toBeGreaterThanOrEqual(44);
});

/** An action that is not available now says why. */
export const NotAvailable = meta.story({
  play: ({ canvas, userEvent }) => userEvent.type(field(canvas), 'change{Enter}'),
});
NotAvailable.test(
  'stays, is described by the reason, and announces it on Enter (PALETTE-024)',
  async ({ canvas, args }) => {
    const reason = 'The address of a packed order cannot be changed.';
    const option = canvas.getByRole('option', { name: /^Change address/ });
    await expect(option).toHaveAttribute('aria-disabled', 'true');
    await expect(option).toHaveAccessibleDescription(reason);
    await expect(canvas.getByRole('status')).toHaveTextContent(reason);
    await expect(args.onOptionSelect).not.toHaveBeenCalled();
  },
);

/** The first option cannot be chosen now. */
export const FirstNotAvailable = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <CommandList
      {...args}
      groups={commandGroups.map((group) => ({ ...group, options: group.options.toReversed() }))}
    />
  ),
});
FirstNotAvailable.test(
  'is active only once an arrow leads to it (PALETTE-005)',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-disabled', 'true');
    await expect(active(canvas)).toHaveTextContent('Drop order');
    await userEvent.type(field(canvas), '{ArrowUp}');
    await expect(active(canvas)).toHaveTextContent('Change address');
  },
);

/** Nothing matches the text. */
export const NothingFound = meta.story({
  play: ({ canvas, userEvent }) => userEvent.type(field(canvas), 'zzzz'),
});
NothingFound.test('says so in the place of the list and in the status (PALETTE-009)', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('No Results.'));
  await expect(canvas.getAllByText('No Results.')).toHaveLength(2);
  await expect(field(canvas)).not.toHaveAttribute('aria-activedescendant');
});

/** Results of a search that come after those of the page. */
export const LateResults = meta.story({
  tags: ['!dev', '!autodocs'],
  render: function Late(args) {
    const [arrived, setArrived] = useState(false);
    const others = commandGroups.filter(({ id }) => id !== 'orders');
    const groups = arrived ? [...commandGroups.filter(({ id }) => id === 'orders'), ...others] : others;
    return (
      <>
        <CommandList {...args} groups={groups} className="max-h-[200px] max-w-[560px]" />
        <button type="button" onClick={() => setArrived((before) => !before)}>
          Results
        </button>
      </>
    );
  },
});
LateResults.test(
  'never change or hide the active option while it is still there (PALETTE-007)',
  async ({ canvas, userEvent }) => {
    const results = canvas.getByRole('button', { name: 'Results' });
    await userEvent.click(results);
    await expect(active(canvas)).toHaveTextContent('Drop order');
    const list = canvas.getByRole('listbox').getBoundingClientRect();
    await expect(active(canvas).getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom + 1);
    await userEvent.type(field(canvas), '{ArrowUp}');
    await expect(active(canvas)).toHaveTextContent('Saoirse Doyle');
    await userEvent.click(results);
    await expect(active(canvas)).toHaveTextContent('Drop order');
    await userEvent.click(results);
    await expect(active(canvas)).toHaveTextContent('Drop order');
    await expect(field(canvas)).toHaveAttribute('aria-activedescendant', active(canvas).id);
  },
);
