import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoOverflow, hostile, inNarrowContainer, untyped } from '../../testing/hostile.tsx';
import { Button } from '../button/index.ts';
import { alertDocs } from '../../../docs/components/alert.docs.tsx';
import { Alert } from './alert.tsx';

const meta = preview.meta({
  title: 'Blocks/Alert',
  component: Alert,
  args: { children: 'New users receive an e-mail with a link that is valid for 72 hours.' },
  parameters: { block: alertDocs },
});

/** Information about the page, in the default tone. */
export const Default = meta.story();
Default.test('is announced politely', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('valid for 72 hours');
});

/** A confirmation that something succeeded. */
export const Success = meta.story({ args: { tone: 'success', children: 'Email has been sent.' } });
Success.test('is announced politely', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Email has been sent.');
});

/** A consequence to know before the next step. */
export const Warning = meta.story({
  args: { tone: 'warning', children: 'Prior approvers must approve again.' },
});
Warning.test('is announced politely', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('must approve again');
});

/** An error, announced immediately. */
export const Danger = meta.story({ args: { tone: 'danger', children: 'An unknown error occurred.' } });
Danger.test('is announced immediately', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('An unknown error occurred.');
});

/** An error with a bold title and a button for the next step. */
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

/** A message across the whole width, below a page or dialog header. */
export const Banner = meta.story({ args: { banner: true } });
Banner.test('has square corners', async ({ canvas }) => {
  await expect(getComputedStyle(canvas.getByRole('status')).borderRadius).toBe('0px');
});

/** Every tone, and a banner. */
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
Variants.test('differ by icon as well as by colour', async ({ canvasElement }) => {
  const icons = Array.from(canvasElement.querySelectorAll('[data-tone] > svg'), (icon) => icon.innerHTML);
  await expect(new Set(icons).size).toBe(4);
});

/** An alert in a right-to-left page. */
export const RightToLeft = meta.story({ globals: { dir: 'rtl' }, args: { children: hostile.rightToLeft } });
RightToLeft.test('shows its icon on the right', async ({ canvas }) => {
  const alert = canvas.getByRole('status');
  const icon = alert.querySelector('svg')?.getBoundingClientRect();
  await expect(icon?.left).toBeGreaterThan(
    canvas.getByText(hostile.rightToLeft).getBoundingClientRect().left,
  );
});

/** Very long words, markup as text and an unknown tone, in a narrow container. */
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
  'shows all its content within 200 px, with the default tone for an unknown one',
  async ({ canvas, canvasElement }) => {
    const alert = canvas.getByRole('status');
    await expect(alert).toHaveAttribute('data-tone', 'info');
    await expect(alert).toHaveTextContent(hostile.markup);
    await expectNoOverflow(canvasElement);
  },
);
