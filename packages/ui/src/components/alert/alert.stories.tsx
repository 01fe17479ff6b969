import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoOverflow, hostile, inNarrowContainer, untyped } from '../../testing/hostile.tsx';
import { Button } from '../button/index.ts';
import { alertDocs } from './alert.docs.ts';
import { Alert } from './alert.tsx';

const meta = preview.meta({
  title: 'Blocks/Alert',
  component: Alert,
  args: { children: 'New users receive an e-mail with a link that is valid for 72 hours.' },
  parameters: { block: alertDocs },
});

export const Default = meta.story();
Default.test('is announced politely', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('valid for 72 hours');
});

export const Success = meta.story({ args: { tone: 'success', children: 'Email has been sent.' } });
Success.test('is announced politely', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Email has been sent.');
});

export const Warning = meta.story({
  args: { tone: 'warning', children: 'Prior approvers must approve again.' },
});
Warning.test('is announced politely', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('must approve again');
});

export const Danger = meta.story({ args: { tone: 'danger', children: 'An unknown error occurred.' } });
Danger.test('is announced at once', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('An unknown error occurred.');
});

export const WithTitleAndAction = meta.story({
  args: {
    tone: 'danger',
    title: '2 of 3 could not be cancelled',
    children: 'The others are done.',
    actions: <Button>Retry failed</Button>,
  },
});
WithTitleAndAction.test('offers the next step', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Retry failed' })).toBeEnabled();
});

export const Banner = meta.story({ args: { banner: true } });
Banner.test('has no corners', async ({ canvas }) => {
  await expect(getComputedStyle(canvas.getByRole('status')).borderRadius).toBe('0px');
});

export const Variants = meta.story({
  tags: ['visual'],
  render: (args) => (
    <div className="grid max-w-[560px] gap-2">
      <Alert {...args} />
      <Alert tone="success">Email has been sent.</Alert>
      <Alert tone="warning">Prior approvers must approve again.</Alert>
      <Alert tone="danger" title="2 of 3 could not be sent" actions={<Button>Retry failed</Button>}>
        The others are done.
      </Alert>
      <Alert banner>Maintenance on Sunday from 02:00.</Alert>
    </div>
  ),
});
Variants.test('differ by their icon as well as by their colour', async ({ canvasElement }) => {
  const icons = Array.from(canvasElement.querySelectorAll('[data-tone] > svg'), (icon) => icon.innerHTML);
  await expect(new Set(icons).size).toBe(4);
});

export const RightToLeft = meta.story({ globals: { dir: 'rtl' }, args: { children: hostile.rightToLeft } });
RightToLeft.test('begins with its icon at the right', async ({ canvas }) => {
  const alert = canvas.getByRole('status');
  const icon = alert.querySelector('svg')?.getBoundingClientRect();
  await expect(icon?.left).toBeGreaterThan(
    canvas.getByText(hostile.rightToLeft).getBoundingClientRect().left,
  );
});

export const HostileContent = meta.story({
  args: {
    tone: untyped('catastrophe'),
    title: hostile.long,
    children: `${hostile.markup} ${hostile.emoji} ${hostile.long}`,
    actions: <Button>{hostile.long}</Button>,
  },
  decorators: [inNarrowContainer],
});
HostileContent.test(
  'tells everything within 200 px, in a tone that it knows',
  async ({ canvas, canvasElement }) => {
    const alert = canvas.getByRole('status');
    await expect(alert).toHaveAttribute('data-tone', 'info');
    await expect(alert).toHaveTextContent(hostile.markup);
    await expectNoOverflow(canvasElement);
  },
);
