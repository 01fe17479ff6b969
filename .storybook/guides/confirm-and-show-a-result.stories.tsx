import { expect, screen, within } from 'storybook/test';
import preview from '../preview.tsx';
import { CancelOrders } from './cancel-orders.example.tsx';
import { Guide } from './guide.tsx';

const steps = [
  'Ask only what can be answered: the title names the action, the question says what cannot be undone. Both buttons are verbs.',
  'Return a result for each item from `run`. An item without a result counts as failed, and Retry runs the failed items alone.',
  'For an action without items, leave `items` out and return nothing, or `{ succeeded: false, message }`.',
  'Explain a disabled confirm button with `disabledReason`.',
  'Refresh what changed in `onOpenChange`: its second argument has the ids of the items that succeeded.',
];

function ConfirmAndShowAResult({ cancel }: { cancel: (id: string) => Promise<void> }) {
  return (
    <Guide
      title="Confirm and show a result"
      summary="`ConfirmResult` asks for confirmation, runs the action, and shows what succeeded and what failed, in one dialog."
      steps={steps}
      files={['cancel-orders.tsx']}
    >
      <CancelOrders cancel={cancel} />
    </Guide>
  );
}

const meta = preview.meta({
  title: 'Guides/Confirm and show a result',
  component: ConfirmAndShowAResult,
  args: {
    cancel: async (id) => {
      if (id === 'A-101') throw new Error('The order was already sent.');
    },
  },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

/** Shows how to confirm an action and show its result. One of the three orders fails. */
export const Default = meta.story({ name: 'Confirm and show a result' });
Default.test('shows the result of each order and offers Retry', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel orders' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel 3 orders' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel orders' }));
  await expect(await dialog.findByText('1 of 3 failed.')).toBeVisible();
  await expect(dialog.getByText('The order was already sent.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Retry failed' })).toBeVisible();
});
