import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoOverflow, hostile, inNarrowContainer } from '../../testing/hostile.tsx';
import { Button } from '../button/index.ts';
import { tooltipDocs } from '../../../docs/components/tooltip.docs.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = preview.meta({
  title: 'Blocks/Tooltip',
  component: Tooltip,
  args: { text: 'Property, Gold', children: <Button>+2</Button> },
  parameters: { block: tooltipDocs },
});

/** A tooltip on hover and on focus. */
export const Default = meta.story();
Default.test('opens on hover and describes its element', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: '+2' });
  await userEvent.hover(button);
  await expect(canvas.getByRole('tooltip')).toHaveTextContent('Property, Gold');
  await expect(button).toHaveAccessibleDescription('Property, Gold');
  await userEvent.unhover(button);
  await expect(canvas.queryByRole('tooltip')).toBeNull();
});
Default.test('opens on focus and closes on Escape', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('tooltip')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect(canvas.queryByRole('tooltip')).toBeNull();
  await expect(canvas.getByRole('button')).toHaveFocus();
});

Default.test('stays while the pointer moves onto it', async ({ canvas, userEvent }) => {
  await userEvent.hover(canvas.getByRole('button', { name: '+2' }));
  const tip = canvas.getByRole('tooltip').getBoundingClientRect();
  const between = document.elementFromPoint(tip.left + tip.width / 2, tip.top - 2);
  await expect(between).toBe(canvas.getByRole('tooltip'));
});

export const EmptyText = meta.story({ tags: ['!dev', '!autodocs'], args: { text: '' } });
EmptyText.test('has no tooltip and no description', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button')).toHaveFocus();
  await expect(canvas.queryByRole('tooltip')).toBeNull();
  await expect(canvas.getByRole('button')).not.toHaveAttribute('aria-describedby');
});

/** The tooltip stays inside the window. */
export const AtTheEdge = meta.story({
  args: { text: 'A long explanation that would leave the window if it were centred under its button.' },
  render: (args) => (
    <div className="fixed right-0 bottom-0">
      <Tooltip {...args} />
    </div>
  ),
});
AtTheEdge.test('stays inside the window', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const tip = canvas.getByRole('tooltip').getBoundingClientRect();
  await expect(tip.right).toBeLessThanOrEqual(window.innerWidth);
  await expect(tip.bottom).toBeLessThanOrEqual(window.innerHeight);
});

/** A tooltip that is kept open. */
export const Variants = meta.story({ tags: ['visual'], args: { open: true } });
Variants.test('stays open while it is controlled', async ({ canvas }) => {
  await expect(canvas.getByRole('tooltip')).toHaveTextContent('Property, Gold');
});

/** A very long text in mixed scripts. */
export const HostileContent = meta.story({
  args: {
    text: `${hostile.markup} ${hostile.emoji} ${hostile.rightToLeft} `.repeat(40) + hostile.long,
    open: true,
  },
  decorators: [inNarrowContainer],
});
HostileContent.test('wraps its text and stays inside the window', async ({ canvas, canvasElement }) => {
  const tip = canvas.getByRole('tooltip');
  const { left, right, top, bottom, width } = tip.getBoundingClientRect();
  await expect(width).toBeLessThanOrEqual(640);
  await expect([left, top, innerWidth - right, innerHeight - bottom].every((room) => room >= 0)).toBe(true);
  await expect(tip.firstElementChild?.scrollWidth).toBeLessThanOrEqual(
    tip.firstElementChild?.clientWidth ?? 0,
  );
  await expectNoOverflow(canvasElement);
});
