import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { multiSelectDocs } from '../../../docs/components/multi-select.docs.tsx';
import { MultiSelect } from './multi-select.tsx';
import { useMultiSelect, type MultiSelectOptions } from './use-multi-select.ts';

const steps = ['Draft', 'Sent', 'Checked', 'Paid', 'Packed'].map((label) => ({ value: label, label }));
const none = { value: '', label: '(None)' };

const meta = preview.meta({
  title: 'Forms/Multi select',
  component: MultiSelect,
  args: { label: 'Step', options: steps, none, onValueChange: fn() },
  parameters: { block: multiSelectDocs },
  decorators: [(Story) => <div className="min-h-[320px] w-[280px]">{Story()}</div>],
});
const trigger = () => screen.getByRole('combobox', { name: 'Step' });
const list = () => screen.findByRole('listbox', { name: 'Step' });
const active = () =>
  document.querySelector(
    `#${CSS.escape(document.activeElement?.getAttribute('aria-activedescendant') ?? 'x')}`,
  );

async function worksByKeyboard({
  userEvent,
  args,
}: Pick<StoryContext<MultiSelectOptions>, 'userEvent' | 'args'>) {
  trigger().focus();
  await userEvent.keyboard('{ArrowDown}');
  const options = within(await list()).getAllByRole('option');
  await expect(options.map((option) => option.textContent)).toEqual([
    '(None)',
    ...steps.map(({ label }) => label),
  ]);
  await waitFor(() => expect(active()).toBe(options[0]));
  await userEvent.keyboard('{ArrowDown} ');
  await expect(args.onValueChange).toHaveBeenLastCalledWith(['Draft']);
  await userEvent.keyboard('{End}{Enter}');
  await expect(args.onValueChange).toHaveBeenLastCalledWith(['Draft', 'Packed']);
  await userEvent.keyboard('{Home}c');
  await expect(active()).toHaveTextContent('Checked');
  await expect(options[1]).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await expect(trigger()).toHaveFocus();
}

/** Nothing is selected; the list also offers "without a value". */
export const Default = meta.story();
Default.test('works by keyboard', worksByKeyboard);
Default.test('shows the selected options and announces their number', async ({ userEvent, args }) => {
  await expect(trigger()).toHaveTextContent('Please Select');
  await userEvent.click(trigger());
  await userEvent.click(within(await list()).getByRole('option', { name: 'Sent' }));
  await userEvent.click(within(await list()).getByRole('option', { name: '(None)' }));
  await expect(args.onValueChange).toHaveBeenLastCalledWith(['Sent', '']);
  await expect(screen.getByRole('status')).toHaveTextContent('2 selected');
  await userEvent.keyboard('{Escape}');
  await expect(trigger()).toHaveTextContent('Sent, (None)');
});

Default.test('has a visible check mark only on a selected option', async ({ userEvent }) => {
  await userEvent.click(trigger());
  const sent = within(await list()).getByRole('option', { name: 'Sent' });
  const tick = sent.querySelector('svg');
  await expect(tick).not.toBeVisible();
  await userEvent.click(sent);
  await expect(tick).toBeVisible();
});

/** Five selected options: three chips and `+2`, one of them without an option in the list. */
export const Chosen = meta.story({
  args: { defaultValue: ['Sent', 'Lost in the post', 'Paid', 'Draft', 'Packed'], name: 'step' },
});
Chosen.test(
  'removes one option by its chip and all by Clear',
  async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(trigger()).toHaveTextContent('Sent, Lost in the post, Paid +2');
    await expect(canvasElement.querySelectorAll('input[name="step"]')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Lost in the post' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Sent', 'Paid', 'Draft', 'Packed']);
    await expect(trigger()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await list();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(screen.getByRole('status')).toHaveTextContent('0 selected');
  },
);

/** The options are loading; the selected one can already be removed. */
export const Loading = meta.story({ args: { options: [], defaultValue: ['p7'], loading: true } });
Loading.test(
  'is busy, keeps the selected options and already offers "without a value"',
  async ({ canvas, userEvent }) => {
    await expect(trigger()).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Remove p7' })).toBeVisible();
    await userEvent.click(trigger());
    const options = within(await list()).getAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual(['(None)']);
  },
);

const people = Array.from({ length: 10_000 }, (_, index) => ({
  value: `p${index}`,
  label: `Person ${index}`,
}));

/** A list that is filtered by typing, because only a hundred options are rendered. */
export const TenThousandOptions = meta.story({ args: { options: people, defaultValue: ['p9876'] } });
TenThousandOptions.test(
  'renders a hundred options, shows the number of others, and finds them by typing',
  async ({ userEvent, args }) => {
    await userEvent.click(trigger());
    const box = await list();
    const options = () => [...box.children].map((option) => option.textContent);
    await expect(options()).toHaveLength(100);
    await waitFor(() => expect(options().slice(0, 3)).toEqual(['(None)', 'Person 9876', 'Person 0']));
    await expect(screen.getByText('9,901 more. Type to narrow the list.')).toBeVisible();
    await userEvent.keyboard('on 999');
    await expect(options()).toHaveLength(11);
    await expect(screen.getByRole('status')).toHaveTextContent('1 selected, 11 found');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['p9876', 'p9990']);
    await userEvent.keyboard('z');
    await expect(screen.getByText('No Results.')).toBeVisible();
  },
);

/** Empty, with the list open, invalid and disabled. */
export const States = meta.story({
  tags: ['visual'],
  render: () => (
    <div className="grid gap-4">
      <MultiSelect label="Empty" options={steps} hint="As many as hold." />
      <MultiSelect label="Step" options={steps} none={none} defaultValue={['Sent', 'Paid']} required />
      <MultiSelect label="Invalid" options={steps} error="This is a required field" />
      <MultiSelect label="Disabled" options={steps} defaultValue={['Sent']} disabled />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Step' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveAttribute('data-side'));
  },
});
States.test('cannot be changed while disabled, and shows its error', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox', { name: 'Disabled' })).toBeDisabled();
  await expect(canvas.getAllByRole('button', { name: 'Remove Sent' })).toHaveLength(1);
  await expect(canvas.getByRole('combobox', { name: 'Invalid' })).toHaveAccessibleDescription(
    'This is a required field',
  );
});

/** Very long labels, mixed scripts and an unknown value in a narrow container. */
export const HostileContent = meta.story({
  args: {
    options: [
      { value: 'long', label: 'W'.repeat(200) },
      { value: 'emoji', label: '👩‍👩‍👧 مرحبا بالعالم' },
      { value: '\ud800', label: '\ud800' },
    ],
    defaultValue: ['long', 'emoji', 'unknown'.repeat(30)],
  },
  decorators: [(Story) => <div className="w-[200px]">{Story()}</div>],
});
HostileContent.test('truncates chips and breaks options within its width', async ({ userEvent }) => {
  const frame = trigger().parentElement;
  await expect(frame?.scrollWidth).toBeLessThanOrEqual(200);
  await userEvent.click(trigger());
  const options = await list();
  await expect(options.scrollWidth).toBeLessThanOrEqual(options.clientWidth);
});

function BareSelect(props: MultiSelectOptions) {
  const select = useMultiSelect(props);
  return (
    <div>
      <button {...select.triggerProps} aria-label="Step">
        {select.chosen.map(({ label }) => label).join(', ')}
      </button>
      <div {...select.panelProps} aria-label="Step">
        {select.open && (
          <ul {...select.listProps} aria-label="Step">
            {select.drawn.map((option, index) => (
              <li key={option.value} {...select.getOptionProps(option, index)}>
                {option.label}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

export const HeadlessHook = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => <BareSelect {...args} />,
});
HeadlessHook.test('works by keyboard', worksByKeyboard);
