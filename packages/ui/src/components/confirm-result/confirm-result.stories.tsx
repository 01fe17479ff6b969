import type { StoryContext } from '@storybook/react-vite';
import { Ban } from 'lucide';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { hostile, untyped } from '../../testing/hostile.tsx';
import { confirmResultDocs } from '../../../docs/components/confirm-result.docs.tsx';
import type { ResultItem } from './confirm-result.model.ts';
import { ConfirmResultList } from './confirm-result-list.tsx';
import type { ResultCounts } from './confirm-result-parts.tsx';
import { ConfirmResult, type ConfirmResultProps } from './confirm-result.tsx';
import { useConfirmResult } from './use-confirm-result.ts';

const items: ResultItem[] = [
  { id: 'a', code: '1147', name: 'Marchetti Lamps' },
  { id: 'b', code: '1138', name: 'T & D Glass' },
  { id: 'c', code: '1007' },
];

type Run = ConfirmResultProps<ResultItem>['run'];

/** The second order fails once, then works. */
function failsOnce() {
  const run: ReturnType<typeof fn<Run>> = fn<Run>((asked) =>
    Promise.resolve(
      asked.map(({ id }) => {
        const succeeded = id !== 'b' || run.mock.calls.length > 1;
        return { id, succeeded, message: succeeded ? undefined : 'It is being packed.' };
      }),
    ),
  );
  return run;
}

const summarise = ({ total, succeeded, failed }: ResultCounts) =>
  failed === 0
    ? `${total} orders were cancelled.`
    : `${succeeded} of ${total} orders were cancelled. ${failed} could not be cancelled.`;

const args: ConfirmResultProps<ResultItem> = {
  open: true,
  title: 'Cancel orders',
  question: 'Cancel 3 orders? They leave every list and cannot be brought back.',
  items,
  run: fn<Run>(() => Promise.resolve()),
  onOpenChange: fn(),
  backText: 'Go back',
  confirmVariant: 'danger',
  confirmIcon: Ban,
  workingText: 'Cancelling orders',
  succeededText: 'Cancelled',
  summarise,
};
const meta = preview.meta({
  title: 'Blocks/Confirm result',
  component: ConfirmResult<ResultItem>,
  subcomponents: { ConfirmResultList },
  args,
  // An open dialog would cover the docs page.
  parameters: { block: confirmResultDocs, docs: { story: { inline: false, height: '420px' } } },
});

const button = (name: string) => screen.getByRole('button', { name });
/** The dialog's code is loaded when it first opens. */
const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent);

/** The question and the list of items before the run. */
export const Default = meta.story({ tags: ['visual'] });
Default.test(
  'asks for confirmation, lists the items and focuses the way back',
  async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Cancel orders' });
    await expect(within(dialog).getByText(/^Cancel 3 orders\?/)).toBeVisible();
    await expect(lines()).toEqual(['1147Marchetti Lamps', '1138T & D Glass', '10071007']);
    await waitFor(() => expect(button('Go back')).toHaveFocus());
    await userEvent.click(button('Go back'));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, { phase: 'confirming', succeededIds: [] });
    await expect(args.run).not.toHaveBeenCalled();
  },
);

async function tellsEachAndRetries({
  userEvent,
  args,
}: Pick<StoryContext<ConfirmResultProps<ResultItem>>, 'userEvent' | 'args'>) {
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Confirm' }));
  await screen.findByRole('button', { name: 'Retry failed' });
  await expect(args.run).toHaveBeenCalledOnce();
  await expect(lines()).toEqual([
    expect.stringContaining('Cancelled'),
    expect.stringMatching(/Error.*It is being packed\./),
    expect.stringContaining('Cancelled'),
  ]);
  await expect(screen.getByRole('alert')).toHaveTextContent(/2 of 3/);
  await userEvent.click(button('Retry failed'));
  await expect(await screen.findByText('3 orders were cancelled.')).toBeVisible();
  await expect(args.run).toHaveBeenLastCalledWith([expect.objectContaining({ id: 'b' })]);
  await expect(screen.queryByRole('button', { name: 'Retry failed' })).toBeNull();
  await expect(lines().every((line) => line?.includes('Cancelled'))).toBe(true);
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  await expect(args.onOpenChange).toHaveBeenCalledWith(false, {
    phase: 'results',
    succeededIds: ['a', 'b', 'c'],
  });
}

/** One of three items failed; the failed ones can be run again. */
export const SomeFailed = meta.story({ args: { run: failsOnce() } });
SomeFailed.test('shows each result, retries only the failed items and never runs twice', async (context) => {
  await tellsEachAndRetries(context);
});

/** During the run the dialog cannot be closed. */
export const Running = meta.story({ args: { run: fn<Run>(() => new Promise(() => {})) } });
Running.test('cannot be closed or confirmed again during the run', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  await expect(screen.getByRole('progressbar', { name: 'Cancelling orders' })).not.toHaveAttribute(
    'aria-valuenow',
  );
  await expect(button('Go back')).toBeDisabled();
  await userEvent.click(button('Confirm'));
  await userEvent.keyboard('{Escape}');
  await expect(args.run).toHaveBeenCalledOnce();
  await expect(args.onOpenChange).not.toHaveBeenCalled();
  await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

/** Returns results when the test provides them, so that the time before can be tested. */
function answersOnDemand() {
  const answers: ((results: { id: string; succeeded: boolean }[]) => void)[] = [];
  const run = fn<Run>(() => new Promise((resolve) => void answers.push(resolve)));
  return { run, answers };
}

const held = answersOnDemand();
export const HeldKeys = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { run: held.run },
  beforeEach: () => void held.answers.splice(0),
});
HeldKeys.test('runs once for Enter pressed twice and for Enter held down', async ({ userEvent, args }) => {
  (await screen.findByRole('button', { name: 'Confirm' })).focus();
  await userEvent.keyboard('{Enter}{Enter}{Enter>5/} ');
  await expect(args.run).toHaveBeenCalledOnce();
  await expect(button('Confirm')).toHaveFocus();
});
HeldKeys.test(
  'keeps the focus on Retry during the retry and moves it to each outcome',
  async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    held.answers[0]?.(items.map(({ id }) => ({ id, succeeded: id !== 'b' })));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    button('Retry failed').focus();
    await userEvent.keyboard('{Enter}{Enter>5/}');
    await expect(args.run).toHaveBeenCalledTimes(2);
    await expect(button('Retry failed')).toHaveFocus();
    await expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    held.answers[1]?.([{ id: 'b', succeeded: true }]);
    await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
    await expect(button('Close')).toBeEnabled();
  },
);

export const ImmediateResult = meta.story({ tags: ['!dev', '!autodocs'], args: { items: [] } });
ImmediateResult.test('is not closed by the second click of a double click', async ({ userEvent, args }) => {
  const confirm = await screen.findByRole('button', { name: 'Confirm' });
  confirm.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  await screen.findByText('Completed successfully.');
  const close = button('Close');
  close.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  await expect(args.onOpenChange).not.toHaveBeenCalled();
  await userEvent.click(close);
  await expect(args.onOpenChange).toHaveBeenCalledOnce();
});

/** The outcome if the run returns no message. */
export const WithoutMessage = meta.story({ args: { items: [] } });
WithoutMessage.test('shows a success without a message, with one way out', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  const banner = await screen.findByText('Completed successfully.');
  await expect(screen.getByRole('status')).toContainElement(banner);
  await expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
});

/** A link below the outcome leads to the result. */
export const WithDetails = meta.story({
  args: { items: [], resultDetails: <a href="#order">Open the order</a> },
});
WithDetails.test('shows the details only after the run', async ({ userEvent }) => {
  const confirm = await screen.findByRole('button', { name: 'Confirm' });
  await expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(confirm);
  await expect(await screen.findByRole('link', { name: 'Open the order' })).toBeVisible();
});

/** The run threw an error. */
export const UnknownError = meta.story({
  args: { items: [], run: fn<Run>(() => Promise.reject(new Error('aborted'))) },
});
UnknownError.test('shows an unknown error if the run throws, with one way out', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  const banner = await screen.findByRole('alert');
  await expect(banner).toHaveTextContent('An unknown error occurred.');
  await expect(banner).toHaveFocus();
  await expect(screen.queryByRole('button', { name: 'Retry failed' })).toBeNull();
});

/** The run returned a reason for its failure. */
export const Failed = meta.story({
  args: {
    items: [],
    run: fn<Run>(() => Promise.resolve({ succeeded: false, message: 'The order is locked.' })),
  },
});
Failed.test('shows the reason of a failure', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  await expect(await screen.findByRole('alert')).toHaveTextContent('The order is locked.');
});

/** A list of twenty items scrolls inside the dialog. */
export const ManyItems = meta.story({
  args: {
    items: Array.from({ length: 20 }, (_, index) => ({
      id: `order-${index}`,
      code: String(1200 - index),
      name: index === 3 ? 'An extraordinarily long name of a family trust '.repeat(4) : `Buyer ${index}`,
    })),
  },
});
ManyItems.test('scrolls its list and keeps its buttons visible', async () => {
  const dialog = await screen.findByRole('dialog');
  await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  await expect(within(dialog).getAllByRole('listitem')).toHaveLength(20);
  await expect(button('Confirm')).toBeVisible();
  const long = within(dialog).getByTitle(/extraordinarily/);
  await expect(long.scrollWidth).toBeGreaterThan(long.clientWidth);
});

/** The results of a run, in which one item failed. */
export const Outcomes = meta.story({
  tags: ['visual'],
  args: { run: failsOnce() },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    await screen.findByRole('button', { name: 'Retry failed' });
  },
});
Outcomes.test('moves the focus to the outcome', async () => {
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
});

/** Extreme texts, and results that do not match their type. */
export const HostileContent = meta.story({
  args: {
    title: hostile.long,
    question: hostile.long,
    confirmText: hostile.long,
    backText: hostile.long,
    summarise: () => hostile.long,
    items: [
      { id: '__proto__', code: hostile.long, name: hostile.long },
      { id: 'constructor', name: hostile.rightToLeft },
      { id: hostile.emoji, code: untyped(null), name: untyped(null) },
    ],
    run: fn<Run>(() =>
      Promise.resolve(
        untyped([
          null,
          { id: '__proto__', succeeded: 'yes', message: { text: 'An object.' } },
          { id: 'constructor', succeeded: true, message: hostile.markup },
        ]),
      ),
    ),
  },
});
HostileContent.test('shows only reported successes and stays within its dialog', async ({ userEvent }) => {
  const dialog = await screen.findByRole('dialog');
  await expect(lines().join()).not.toMatch(/Cancelled|Error/);
  await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  await userEvent.click(within(dialog).getAllByRole('button', { name: hostile.long }).at(-1) as HTMLElement);
  await screen.findByRole('button', { name: 'Retry failed' });
  await expect(lines()).toEqual([
    expect.stringMatching(/W+Error$/),
    expect.stringContaining(`Cancelled${hostile.markup}`),
    expect.stringContaining('Error'),
  ]);
  await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
});

function BareConfirm({ open, summarise, ...options }: ConfirmResultProps<ResultItem>) {
  const { rows, counts, done, working, confirmProps, retryProps, closeProps } = useConfirmResult(options);
  if (!open) return null;
  return (
    <div>
      {done && <p role={counts.failed > 0 ? 'alert' : 'status'}>{summarise?.(counts)}</p>}
      <ul>
        {rows.map(({ item, name, result }) => (
          <li key={item.id}>
            {name} {result && (result.succeeded ? 'Cancelled' : 'Error')} {result?.message}
          </li>
        ))}
      </ul>
      {!done && <button {...confirmProps}>Confirm</button>}
      {working && 'Working'}
      {retryProps && <button {...retryProps}>Retry failed</button>}
      {done && <button {...closeProps}>Close</button>}
    </div>
  );
}

export const HeadlessHook = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { run: failsOnce() },
  render: (args) => <BareConfirm {...args} />,
});
HeadlessHook.test(
  'shows each result, retries only the failed items and never runs twice',
  tellsEachAndRetries,
);

/** Confirm is disabled and gives the reason. */
export const Disabled = meta.story({
  args: { items: undefined, confirmVariant: 'primary', disabledReason: 'Tick the consent first.' },
});
Disabled.test(
  'gives the reason why it cannot be confirmed, and does nothing',
  async ({ args, userEvent }) => {
    const confirm = button('Confirm');
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
    confirm.focus();
    await expect(await screen.findByText('Tick the consent first.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(confirm);
    await expect(args.run).not.toHaveBeenCalled();
  },
);

/** Without a confirm button there is only the way back. */
export const NothingToConfirm = meta.story({ args: { items: undefined, confirmText: null } });
NothingToConfirm.test('offers only the way back', async () => {
  await expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  await expect(button('Go back')).toBeEnabled();
});
