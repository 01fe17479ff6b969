import { Pencil } from 'lucide';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoOverflow, hostile, inNarrowContainer, untyped } from '../../testing/hostile.tsx';
import { ChipList } from '../chip/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { keyValueListDocs } from './key-value-list.docs.ts';
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

export const Default = meta.story({ tags: ['visual'] });
Default.test('pairs each label with its value', async ({ canvas }) => {
  const term = canvas.getByText('Channel');
  await expect(term.tagName).toBe('DT');
  await expect(term.nextElementSibling).toHaveTextContent('Adviser');
});
Default.test('shows a dash where there is no value', async ({ canvas }) => {
  await expect(canvas.getByText('Account number').nextElementSibling).toHaveTextContent('-');
});

export const NarrowContainer = meta.story({
  render: (args) => (
    <div className="w-[420px]">
      <KeyValueList {...args} />
    </div>
  ),
});
NarrowContainer.test('folds to one column by its own width', async ({ canvas }) => {
  const left = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
  await expect(left('Status')).toBe(left('Channel'));
});

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
RightToLeft.test('stands with its labels at the right', async ({ canvas }) => {
  const left = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
  await expect(left('Channel')).toBeGreaterThan(left('Adviser'));
});

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
  'keeps rows of one label apart, and what is no number a dash',
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
