import { CloudOff } from 'lucide';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoOverflow, hostile, inNarrowContainer, untyped } from '../../testing/hostile.tsx';
import { Button } from '../button/index.ts';
import { ProgressBar } from '../progress-bar/index.ts';
import { messagePageDocs } from '../../../docs/components/message-page.docs.tsx';
import { MessagePage } from './message-page.tsx';

const meta = preview.meta({
  title: 'Blocks/Message page',
  component: MessagePage,
  args: {
    heading: 'Service unavailable',
    icon: CloudOff,
    children: (
      <p>This site does not exist or is unavailable. Check the address, or try again in 5-10 minutes.</p>
    ),
    support: { email: 'support@orders.example', phone: '1300 000 146' },
  },
  parameters: { block: messagePageDocs, layout: 'fullscreen' },
});

/** A failure, with the contacts of the support. */
export const Default = meta.story({ tags: ['visual'] });
Default.test('says what happened and whom to contact', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Service unavailable' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'support@orders.example' })).toHaveAttribute(
    'href',
    'mailto:support@orders.example',
  );
  await expect(canvas.getByRole('link', { name: '1300 000 146' })).toHaveAttribute('href', 'tel:1300000146');
});

/** A known brand and one next step. */
export const WithBrandAndAction = meta.story({
  args: {
    brand: 'Harbour Trust',
    heading: 'Your session has expired.',
    children: <p>Sign in again to continue where you left off.</p>,
    support: undefined,
    actions: (
      <Button variant="primary" size="lg">
        Sign in
      </Button>
    ),
  },
});
WithBrandAndAction.test('offers the next step', async ({ canvas }) => {
  await expect(canvas.getByText('Harbour Trust')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeEnabled();
});

/** A notice that is announced at once. */
export const Countdown = meta.story({
  args: {
    brand: 'Harbour Trust',
    heading: 'Session timed out',
    support: undefined,
    children: (
      <>
        <p role="alert">Your session has timed out. You will be redirected to login in 5 seconds.</p>
        <ProgressBar label="Redirecting" value={60} />
      </>
    ),
  },
});
Countdown.test('is announced at once', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('redirected to login in 5 seconds');
});

/** Very long texts in a narrow container, and a missing contact. */
export const HostileContent = meta.story({
  args: {
    heading: hostile.long,
    brand: hostile.long,
    children: <p>{hostile.long}</p>,
    support: { email: `${hostile.long}@example.com`, phone: untyped(null) },
    actions: <Button>{hostile.long}</Button>,
  },
  decorators: [inNarrowContainer],
});
HostileContent.test(
  'wraps its text and shows only the contacts that exist',
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expectNoOverflow(canvasElement);
  },
);
