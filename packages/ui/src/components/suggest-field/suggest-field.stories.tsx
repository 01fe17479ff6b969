import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { suggestFieldDocs } from '../../../docs/components/suggest-field.docs.tsx';
import { SuggestField, type SuggestFieldProps } from './suggest-field.tsx';

const towns = ['Maleny', 'Malvern', 'Malvern East', 'Mallacoota'].map((label) => ({ id: label, label }));

/** Filters towns by the typed text. */
function Towns({ onSuggestionSelect, suggestions: _, ...rest }: SuggestFieldProps) {
  const [text, setText] = useState('');
  const found = towns.filter(({ label }) => text !== '' && label.startsWith(text));
  return (
    <SuggestField
      {...rest}
      value={text}
      onValueChange={setText}
      suggestions={found.some(({ label }) => label === text) ? [] : found}
      onSuggestionSelect={(town) => {
        setText(town.label);
        onSuggestionSelect(town);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Forms/Suggest field',
  component: SuggestField,
  args: { label: 'Town', value: '', suggestions: [], onValueChange: fn(), onSuggestionSelect: fn() },
  parameters: { block: suggestFieldDocs },
  render: (args) => <Towns {...args} />,
});

/** Suggestions for the typed beginning of a town. */
export const Default = meta.story();
Default.test(
  'shows suggestions while typing and selects one by keyboard',
  async ({ canvas, userEvent, args }) => {
    const town = canvas.getByRole('combobox', { name: 'Town' });
    await userEvent.type(town, 'Mal');
    await expect(await screen.findAllByRole('option')).toHaveLength(4);
    await expect(canvas.getByRole('status')).toHaveTextContent('4 suggestions');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(town).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[1]?.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSuggestionSelect).toHaveBeenCalledWith({ id: 'Malvern', label: 'Malvern' });
    await expect(town).toHaveValue('Malvern');
    await expect(town).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  },
);
Default.test('selects by pointer, clears, and closes on Escape', async ({ canvas, userEvent, args }) => {
  const town = canvas.getByRole('combobox');
  await userEvent.type(town, 'Male');
  await userEvent.click(await screen.findByRole('option', { name: 'Maleny' }));
  await expect(args.onSuggestionSelect).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
  await expect(town).toHaveValue('');
  await expect(town).toHaveFocus();
  await userEvent.keyboard('Mal{Escape}');
  await waitFor(() => expect(town).toHaveAttribute('aria-expanded', 'false'));
  await expect(town).toHaveValue('Mal');
});

/** Suggestions are loading. */
export const Pending = meta.story({
  args: { value: 'Mal', pending: true },
  render: (args) => <SuggestField {...args} />,
});
Pending.test('shows that suggestions are loading', async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).toBeNull();
});

/** No suggestion matches the text. */
export const NothingFound = meta.story({
  args: { value: 'Xyz', note: 'No town was found.' },
  render: (args) => <SuggestField {...args} />,
});
NothingFound.test('says that nothing was found', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('No town was found.');
});
