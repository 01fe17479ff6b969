import { Pencil } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ChipList } from '../chip/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { KeyValueList } from './key-value-list.tsx';

const meta = preview.meta({
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
});

export const Default = meta.story();
Default.test('pairs each label with its value', async ({ canvas }) => {
  const term = canvas.getByText('Channel');
  await expect(term.tagName).toBe('DT');
  await expect(term.nextElementSibling).toHaveTextContent('Adviser');
});
Default.test('shows a dash where there is no value', async ({ canvas }) => {
  await expect(canvas.getByText('Account number').nextElementSibling).toHaveTextContent('-');
});

export const InANarrowPlace = meta.story({
  render: (args) => (
    <div className="w-[420px]">
      <KeyValueList {...args} />
    </div>
  ),
});
InANarrowPlace.test('folds to one column by its own width', async ({ canvas }) => {
  const left = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
  await expect(left('Status')).toBe(left('Channel'));
});
