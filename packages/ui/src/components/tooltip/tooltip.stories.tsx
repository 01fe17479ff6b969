import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { Tooltip } from './tooltip.tsx';

const meta = preview.meta({
  component: Tooltip,
  args: { text: 'Property, Gold', children: <Button>+2</Button> },
});

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
