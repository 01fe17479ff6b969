import { Plus } from 'lucide';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoOverflow, hostile, inNarrowContainer } from '../../testing/hostile.tsx';
import { buttonDocs } from '../../../docs/components/button.docs.tsx';
import { Button, LinkButton } from './button.tsx';

const meta = preview.meta({
  title: 'Blocks/Button',
  component: Button,
  subcomponents: { LinkButton },
  args: { children: 'Export', onClick: fn() },
  parameters: { block: buttonDocs },
});

/** The secondary button, for most actions. */
export const Default = meta.story();
Default.test('is pressed by click, Enter and Space', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Export' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter} ');
  await expect(args.onClick).toHaveBeenCalledTimes(3);
});
Default.test('shows a two-tone ring when the keyboard reaches it', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const button = canvas.getByRole('button');
  await expect(button).toHaveFocus();
  const look = getComputedStyle(button);
  await expect(look.outlineStyle).toBe('solid');
  await expect(look.boxShadow).not.toBe('none');
});

/** The most important action of a region. */
export const Primary = meta.story({ args: { variant: 'primary', icon: Plus, children: 'New' } });
Primary.test('is named by its label, not by its icon', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'New' })).toBeEnabled();
});

/** An action without a border. */
export const Ghost = meta.story({ args: { variant: 'ghost', children: 'Clear' } });
Ghost.test('is named by its label', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Clear' })).toBeEnabled();
});

/** Confirms a destructive action. */
export const Danger = meta.story({ args: { variant: 'danger', children: 'Confirm' } });
Danger.test('is named by its label', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Confirm' })).toBeEnabled();
});

/** A switch that is on. */
export const Pressed = meta.story({ args: { 'aria-pressed': true, children: 'More contrast' } });
Pressed.test('looks different from one that is off (STUDIO-016)', async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'More contrast', pressed: true });
  const on = getComputedStyle(button).backgroundColor;
  button.ariaPressed = 'false';
  await waitFor(() => expect(getComputedStyle(button).backgroundColor).not.toBe(on));
});

/** The button cannot be pressed. */
export const Disabled = meta.story({ args: { disabled: true } });
Disabled.test('cannot be pressed', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Export' })).toBeDisabled();
});

/** Work is under way. */
export const Pending = meta.story({ args: { variant: 'primary', pending: true, children: 'Confirm' } });
Pending.test('keeps its label and ignores clicks', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Confirm' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  await expect(args.onClick).not.toHaveBeenCalled();
  await expect(button).toHaveFocus();
});

export const PendingSubmit = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { pending: true, type: 'submit', children: 'Save' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset['sent'] = 'yes';
      }}
    >
      <Button {...args} />
    </form>
  ),
});
PendingSubmit.test('never submits its form twice', async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(canvasElement.querySelector('form')).not.toHaveAttribute('data-sent');
});

/** The four heights. */
export const Sizes = meta.story({
  render: () => (
    <div className="flex items-center gap-2">
      <Button size="xs">In a row</Button>
      <Button size="sm">Small</Button>
      <Button size="md">Medium</Button>
      <Button size="lg">Large</Button>
    </div>
  ),
});
Sizes.test('are 28, 32, 36 and 40 px high', async ({ canvas }) => {
  const heights = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().height);
  await expect(heights).toEqual([28, 32, 36, 40]);
});

/** The heights in the compact density. */
export const Compact = meta.story({ globals: { density: 'compact' }, render: Sizes.input.render });
Compact.test('are 28, 30 and 34 px high next to the row size', async ({ canvas }) => {
  const heights = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().height);
  await expect(heights).toEqual([28, 28, 30, 34]);
});

/** A link that looks like a button. */
export const AsLink = meta.story({
  render: () => (
    <LinkButton href="#there" icon={Plus}>
      Invite
    </LinkButton>
  ),
});
AsLink.test('is a link to its address', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Invite' })).toHaveAttribute('href', '#there');
});

/** Each variant with an icon, pending, disabled and as a link. */
export const Variants = meta.story({
  tags: ['visual'],
  render: () => (
    <div className="grid justify-items-start gap-2">
      {(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
        <div key={variant} className="flex flex-wrap gap-2">
          <Button variant={variant}>Save</Button>
          <Button variant={variant} icon={Plus}>
            With icon
          </Button>
          <Button variant={variant} pending>
            Pending
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <LinkButton variant={variant} href="#there">
            Link
          </LinkButton>
        </div>
      ))}
    </div>
  ),
});
Variants.test('keep one height in every state', async ({ canvasElement }) => {
  const heights = Array.from(
    canvasElement.querySelectorAll('button, a'),
    (button) => button.getBoundingClientRect().height,
  );
  await expect(new Set(heights)).toEqual(new Set([32]));
});

/** A very long label in a narrow container. */
export const HostileContent = meta.story({
  args: { icon: Plus, endIcon: Plus, children: hostile.long },
  decorators: [inNarrowContainer],
});
HostileContent.test('truncates its label and keeps its icons', async ({ canvas, canvasElement }) => {
  const button = canvas.getByRole('button', { name: hostile.long });
  const widths = Array.from(button.querySelectorAll('svg'), (icon) => icon.getBoundingClientRect().width);
  await expect(widths).toEqual([16, 14]);
  await expectNoOverflow(canvasElement);
});
