import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../components/button/index.ts';
import { expectNoOverflow, hostile, inNarrowContainer } from '../testing/hostile.tsx';
import type { TenantTheme } from '../theme/index.ts';
import { themeFieldsDocs } from '../../docs/theme-editor/theme-fields.docs.tsx';
import { ThemeFields, type ThemeFieldsProps } from './theme-fields.tsx';

const published: TenantTheme = {
  brand: '#0f7b5f',
  nav: '#f1f6f3',
  radius: 12,
  density: 1,
  font: 'inter',
};

function Kept({ value: first, onValueChange, ...props }: ThemeFieldsProps) {
  const [value, setValue] = useState(first);
  return (
    <ThemeFields
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange?.(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Blocks/Theme fields',
  component: ThemeFields,
  args: { value: published, published, onValueChange: fn() },
  render: (args) => <Kept {...args} />,
  decorators: [(Story) => <div className="max-w-[320px] bg-surface">{Story()}</div>],
  parameters: { block: themeFieldsDocs },
});

/** A published theme with all of its values. */
export const Default = meta.story();
Default.test('names each field and its picker, and shows its value (STUDIO-008)', async ({ canvas }) => {
  const values: [HTMLElement, string | number][] = [
    [canvas.getByRole('textbox', { name: 'Brand' }), '#0f7b5f'],
    [canvas.getByRole('textbox', { name: 'Navigation' }), '#f1f6f3'],
    [canvas.getByRole('spinbutton', { name: 'Corner' }), 12],
    [canvas.getByLabelText('Pick brand'), '#0f7b5f'],
    [canvas.getByLabelText('Pick navigation'), '#f1f6f3'],
  ];
  for (const [control, value] of values) await expect(control).toHaveValue(value);
  await expect(canvas.getByRole('textbox', { name: 'Brand' })).toBeRequired();
  const optionsOf = (name: string) =>
    within(canvas.getByRole('combobox', { name }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  await expect(optionsOf('Density')).toEqual(['Comfortable', 'Compact']);
  await expect(optionsOf('Font')).toEqual(['Inter', 'System font']);
  await expect(canvas.queryByText(/^Published/)).toBeNull();
});
Default.test(
  'unsets a field by Reset to default, which is not there for the brand (STUDIO-009)',
  async ({ canvas, args, userEvent }) => {
    const resets = canvas.getAllByRole('button', { name: 'Reset to default' });
    const fields = resets.map((button) =>
      button.getAttribute('aria-describedby')?.replace(/^.*?([a-z]+)-label$/, '$1'),
    );
    await expect(fields).toEqual(['nav', 'radius', 'density', 'font']);
    const [, reset] = resets;
    await expect(reset).toHaveAccessibleDescription('Corner');
    if (reset) await userEvent.click(reset);
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ ...published, radius: undefined });
    const corner = canvas.getByRole('spinbutton', { name: 'Corner' });
    await expect(corner).toHaveValue(6);
    await expect(corner).toHaveFocus();
    await expect(corner).toHaveAccessibleDescription('Published: 12 px');
  },
);
Default.test(
  'stays empty while it is emptied, and then has its default (STUDIO-009)',
  async ({ canvas, args, userEvent }) => {
    const navigation = canvas.getByRole('textbox', { name: 'Navigation' });
    await userEvent.clear(navigation);
    await expect(navigation).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ ...published, nav: undefined });
    await userEvent.tab();
    await expect(navigation).toHaveValue('#10243e');
    await expect(navigation).toBeValid();
  },
);
Default.test(
  'takes a pasted colour without its #, in capitals (STUDIO-011)',
  async ({ canvas, args, userEvent }) => {
    const brand = canvas.getByRole('textbox', { name: 'Brand' });
    await userEvent.clear(brand);
    await userEvent.paste(' 7A1FA2 ');
    await expect(brand).toBeValid();
    await userEvent.tab();
    await expect(brand).toHaveValue('#7a1fa2');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ ...published, brand: '#7a1fa2' });
  },
);

/** Brand and corner differ from the published theme. */
export const Changed = meta.story({
  tags: ['visual'],
  args: { value: { ...published, brand: '#1f7a8c', radius: 4 } },
});
Changed.test(
  'shows what is published, and takes it back (STUDIO-012)',
  async ({ canvas, args, userEvent }) => {
    const brand = canvas.getByRole('textbox', { name: 'Brand' });
    await expect(brand).toHaveAccessibleDescription('Published: #0f7b5f');
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription('Published: 12 px');
    await expect(canvas.getByRole('button', { name: 'Reset corner' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset brand' }));
    await expect(brand).toHaveValue('#0f7b5f');
    await expect(brand).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Reset brand' })).toBeNull();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ ...published, radius: 4 });
  },
);

/** Only the brand is set; the other values are the defaults. */
export const Defaults = meta.story({ args: { value: { brand: '#0f7b5f' }, published: undefined } });
Defaults.test('marks each default, and offers no reset (STUDIO-009)', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Navigation' })).toHaveValue('#10243e');
  await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription('Default. 0 to 16 px');
  await expect(canvas.getByRole('combobox', { name: 'Font' })).toHaveAccessibleDescription('Default');
  await expect(canvas.queryByRole('button')).toBeNull();
});

/** Two values do not hold. */
export const Invalid = meta.story({
  tags: ['visual'],
  args: { value: { ...published, brand: '#zz', radius: 17 } },
});
Invalid.test('names what does not hold, and marks its field (STUDIO-010)', async ({ canvas, userEvent }) => {
  const alert = canvas.getByRole('alert');
  await expect(alert).toHaveTextContent(
    'Shown is the last theme that holds.brand is a colour such as #0b5cab. radius is a number from 0 to 16.',
  );
  const brand = canvas.getByRole('textbox', { name: 'Brand' });
  await expect(brand).toBeInvalid();
  await expect(canvas.getByRole('spinbutton')).toBeInvalid();
  await expect(canvas.getByRole('textbox', { name: 'Navigation' })).toBeValid();
  for (const control of [brand, canvas.getByRole('spinbutton')]) {
    await userEvent.clear(control);
    await userEvent.type(control, control === brand ? '#7a1fa2' : '16');
  }
  await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
});

/** Notes under fields: who changed a value, and a choice between two values. */
export const Notes = meta.story({
  args: {
    notes: {
      brand: (
        <div role="group" aria-label="Conflict">
          <p>Ada Brook changed Brand to #aa0000. You chose #0f7b5f.</p>
          <Button size="xs">Keep #0f7b5f</Button> <Button size="xs">Take #aa0000</Button>
        </div>
      ),
      radius: 'Changed by Ada Brook, 09:14',
    },
  },
});
Notes.test('shows each note under its field', async ({ canvas }) => {
  const note = canvas.getByText('Changed by Ada Brook, 09:14').getBoundingClientRect();
  const corner = canvas.getByRole('spinbutton').getBoundingClientRect();
  await expect(note.top).toBeGreaterThan(corner.bottom);
  await expect(note.left).toBe(corner.left);
});

/** Extreme texts in a narrow container. */
export const HostileContent = meta.story({
  args: { value: { ...published, brand: hostile.long }, notes: { brand: hostile.long, font: hostile.emoji } },
  decorators: [inNarrowContainer],
});
HostileContent.test('breaks long texts within its container', async ({ canvasElement }) => {
  await expectNoOverflow(canvasElement);
});
