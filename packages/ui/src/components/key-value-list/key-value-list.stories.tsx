import { Pencil } from 'lucide';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoOverflow, hostile, inNarrowContainer, untyped } from '../../testing/hostile.tsx';
import { ChipList } from '../chip/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { keyValueListDocs } from '../../../docs/components/key-value-list.docs.tsx';
import { KeyValueList } from './key-value-list.tsx';

const meta = preview.meta({
  title: 'Blocks/Key value list',
  component: KeyValueList,
  args: {
    items: [
      { label: 'Status', value: 'Documents pending' },
      { label: 'Channel', value: 'Adviser' },
      { label: 'Label', value: 'VIP', action: <IconButton icon={Pencil} name="Edit label" size="xs" /> },
      { label: 'Account number', value: null },
      { label: 'Amount', value: '1,250,001' },
      { label: 'Products', value: <ChipList names={['Cash', 'Shares', 'Bonds', 'Gold']} size="sm" /> },
    ],
  },
  parameters: { block: keyValueListDocs },
});

/** Six facts in two columns: texts, an edit button, a missing value and chips. */
export const Default = meta.story({ tags: ['visual'] });
Default.test('pairs each label with its value', async ({ canvas }) => {
  const term = canvas.getByText('Channel');
  await expect(term.tagName).toBe('DT');
  await expect(term.nextElementSibling).toHaveTextContent('Adviser');
});
Default.test('shows a dash for a missing value', async ({ canvas }) => {
  await expect(canvas.getByText('Account number').nextElementSibling).toHaveTextContent('-');
});

/** The same facts in one column, because the container is narrow. */
export const NarrowContainer = meta.story({
  render: (args) => (
    <div className="w-[420px] max-w-full">
      <KeyValueList {...args} />
    </div>
  ),
});
NarrowContainer.test('has one column if its container is narrow', async ({ canvas }) => {
  const left = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
  await expect(left('Status')).toBe(left('Channel'));
});

/** The list in a right-to-left page. */
export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
RightToLeft.test('shows its labels on the right', async ({ canvas }) => {
  const left = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
  await expect(left('Channel')).toBeGreaterThan(left('Adviser'));
});

/** Equal labels, very long words, NaN and an undefined value, in a narrow container. */
export const HostileContent = meta.story({
  args: {
    items: [
      { label: 'Name', value: hostile.long },
      { label: 'Name', value: hostile.emoji },
      { label: hostile.long, value: NaN },
      { label: '', value: untyped(undefined) },
      { label: 'Count', value: 0, action: <IconButton icon={Pencil} name="Edit count" size="xs" /> },
      { label: 'Products', value: <ChipList names={[hostile.long, hostile.long]} />, wide: true },
    ],
  },
  decorators: [inNarrowContainer],
});
HostileContent.test(
  'keeps pairs with equal labels apart and shows NaN as a dash',
  async ({ canvas, canvasElement }) => {
    const values = canvas.getAllByText('Name').map((label) => label.nextElementSibling?.textContent);
    await expect(values).toEqual([hostile.long, hostile.emoji]);
    await expect(canvas.getByText(hostile.long, { selector: 'dt' }).nextElementSibling).toHaveTextContent(
      /^-$/,
    );
    await expect(canvas.getByText('Count').nextElementSibling).toHaveTextContent('0');
    await expectNoOverflow(canvasElement);
  },
);
