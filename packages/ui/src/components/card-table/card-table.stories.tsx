import { Ellipsis } from 'lucide';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoOverflow, hostile, inNarrowContainer, untyped } from '../../testing/hostile.tsx';
import { Badge } from '../badge/index.ts';
import { Card } from '../card/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { cardTableDocs } from '../../../docs/components/card-table.docs.tsx';
import { CardTable, type CardTableColumn } from './card-table.tsx';

interface Crew {
  readonly name: string;
  readonly state: string;
  readonly since: string | null;
}

const crew: readonly Crew[] = [
  { name: 'Ada Wren', state: 'On watch', since: '12 Mar 2026 09:14' },
  { name: 'Ben Marlow', state: 'Ashore', since: null },
];

const columns: readonly CardTableColumn<Crew>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name },
  { id: 'state', header: 'State', width: 136, cell: ({ state }) => <Badge>{state}</Badge> },
  { id: 'since', header: 'Since', width: 152, muted: true, numeric: true, cell: ({ since }) => since },
  {
    id: 'menu',
    header: 'Actions',
    headerHidden: true,
    corner: true,
    width: 52,
    cell: ({ name }) => <IconButton icon={Ellipsis} name={`Menu of ${name}`} size="xs" />,
  },
];

const meta = preview.meta({
  title: 'Blocks/Card table',
  component: CardTable<Crew>,
  args: { label: 'Crew', columns, rows: crew },
  decorators: [
    (Story) => (
      <Card heading="Crew" flush>
        {Story()}
      </Card>
    ),
  ],
  parameters: { block: cardTableDocs },
});

const at = (element: HTMLElement) => element.getBoundingClientRect();

/** A text, a badge, a date and a menu in each row; one cell is empty. */
export const Default = meta.story({ tags: ['visual'] });
Default.test('is a table with a header for each column and each row', async ({ canvas }) => {
  const names = canvas.getAllByRole('columnheader').map((head) => head.textContent);
  await expect(names).toEqual(['Name', 'State', 'Since', 'Actions']);
  await expect(canvas.getByRole('rowheader', { name: 'Ada Wren' })).toBeVisible();
  await expect(canvas.getByRole('cell', { name: '12 Mar 2026 09:14' })).toBeVisible();
});
Default.test('leaves a cell without a value empty', async ({ canvas }) => {
  await expect(canvas.getByRole('row', { name: /Ben Marlow/ }).children[2]).toBeEmptyDOMElement();
});

/** In a narrow card each row is a list, with its menu in the corner. */
export const NarrowCard = meta.story({
  tags: ['visual'],
  decorators: [(Story) => <div className="w-[358px]">{Story()}</div>],
});
NarrowCard.test('stacks each row, with its menu in the corner', async ({ canvas }) => {
  const name = canvas.getByRole('rowheader', { name: 'Ada Wren' });
  const state = canvas.getByText('On watch');
  await expect(at(state).top).toBeGreaterThanOrEqual(at(name).bottom);
  const menu = at(canvas.getByRole('button', { name: 'Menu of Ada Wren' }));
  await expect(menu.top).toBeLessThan(at(name).bottom);
});
NarrowCard.test('stays a table for assistive technology', async ({ canvas }) => {
  await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
  await expect(canvas.getAllByRole('row')).toHaveLength(3);
  await expect(canvas.getByRole('cell', { name: 'On watch' })).toBeVisible();
});

/** Two short columns stay columns in a narrow card. */
export const NotStacking = meta.story({
  args: { columns: columns.slice(0, 2), stacks: false },
  decorators: [(Story) => <div className="w-[358px]">{Story()}</div>],
});
NotStacking.test('keeps its columns in a narrow card', async ({ canvas }) => {
  const name = canvas.getByRole('rowheader', { name: 'Ada Wren' });
  await expect(at(canvas.getByText('On watch')).top).toBeLessThan(at(name).bottom);
});

/** The table in a right-to-left page. */
export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
RightToLeft.test('starts on the right', async ({ canvas }) => {
  const name = canvas.getByRole('columnheader', { name: 'Name' });
  await expect(at(name).left).toBeGreaterThan(at(canvas.getByRole('columnheader', { name: 'State' })).left);
});

/** Very long words, markup as text and missing values, in a narrow container. */
export const HostileContent = meta.story({
  args: {
    rows: [
      { name: hostile.long, state: hostile.long, since: hostile.long },
      { name: hostile.emoji, state: hostile.rightToLeft, since: hostile.markup },
      { name: untyped(undefined), state: untyped(null), since: untyped(NaN) },
    ],
    columns: [
      { id: 'name', header: hostile.long, cell: ({ name }) => name },
      { id: 'state', header: hostile.long, cell: ({ state }) => state },
      { id: 'since', header: hostile.emoji, cell: ({ since }) => since },
    ],
  },
  decorators: [inNarrowContainer],
});
HostileContent.test('breaks long words and shows markup as text', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText(hostile.markup)).toBeVisible();
  await expectNoOverflow(canvasElement);
});

export const TwoHundredRows = meta.story({
  tags: ['!dev', '!autodocs', 'release'],
  args: {
    rows: Array.from({ length: 200 }, (_, index) => ({
      name: `Hand ${index}`,
      state: 'On watch',
      since: null,
    })),
  },
});
TwoHundredRows.test('shows every row', async ({ canvas }) => {
  await expect(canvas.getAllByRole('rowheader')).toHaveLength(200);
});
