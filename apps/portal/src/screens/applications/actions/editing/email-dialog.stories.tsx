import { changePrimaryEmail, getApplication } from '@portal/api/contract';
import {
  anApplicationDetail,
  detailOf,
  editing,
  guidOf,
  handlersOf,
  mock,
  recorded,
  scenario,
  noResponse,
} from '@portal/api/mocks';
import { expect, screen, waitFor } from 'storybook/test';
import { discard } from '../../../../testing/play.ts';
import preview from '../../../../../../../.storybook/preview.tsx';
import { holdLongTimers } from '../../../../testing/long-timers.ts';
import { storedDraft } from '../../../../testing/stored-draft.ts';
import { installScenario, PortalStory } from '../../../../testing/portal-story.tsx';
import type { Play } from '../../../../testing/play.ts';
import { begin, dialog, press } from '../action-steps.ts';
import { expectDisabled } from './edit-steps.ts';

const guid = guidOf(1006);
const underWay = anApplicationDetail({
  ApplicationId: 1006,
  Status: 'Primary edit',
  IsComplete: false,
  Email: 'elena.marchetti@post.example',
});
const network = scenario(detailOf(underWay), editing());

const meta = preview.meta({
  title: 'Screens/Applications/Edit Email Address dialog',
  component: PortalStory,
  args: { at: '/application/1006?from=all', scenario: network },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const open = begin('Edit Email Address');
const field = () => dialog().getByRole('textbox', { name: /^Primary e-mail/ });
const type = async ({ userEvent }: Pick<Play, 'userEvent'>, address: string) => {
  await userEvent.clear(field());
  await userEvent.type(field(), address);
};
const fillIn = async (play: Play) => {
  await open(play);
  await type(play, 'elena.new@post.example');
};
const save = async (play: Play) => {
  await fillIn(play);
  await press('Save', play);
};
const answering = (reply: { ErrorNo: number; Message?: string }) =>
  mock(changePrimaryEmail, { params: { guid }, body: { PrimaryEmail: 'elena.new@post.example' } }, reply);

/** Shows the dialog with the saved email address. */
export const Default = meta.story({ tags: ['state:action.email-address.untouched'], play: open });
Default.test(
  'contains the saved address in a required field, without an error (ACT-097, ACT-103)',
  async () => {
    await expect(field()).toHaveValue('elena.marchetti@post.example');
    await expect(field()).toHaveFocus();
    await expect(field()).toBeRequired();
    await expect(field()).toBeValid();
    await expect(dialog().getByText('*')).toBeVisible();
    await expectDisabled(dialog(), 'Save');
  },
);

Default.test(
  'shows the error 300 ms after the last keystroke, not earlier (ACT-106, CONST-010)',
  async (play) => {
    const timers = holdLongTimers(300);
    try {
      await type(play, 'a@');
      timers.pass(299);
      await expect(dialog().queryByText('Please enter a valid email address')).toBeNull();
      timers.pass(1);
      await expect(await dialog().findByText('Please enter a valid email address')).toBeVisible();
    } finally {
      timers.release();
    }
  },
);

const draft = storedDraft(`email address ${guid}`);
/** Shown after a new sign-in: the address typed before the session expired is restored. */
export const DraftRestored = meta.story({
  beforeEach: () => draft.write('elena.n'),
  play: open,
});
DraftRestored.test('restores the typed address until the dialog is closed', async (play) => {
  await expect(field()).toHaveValue('elena.n');
  await play.userEvent.type(field(), 'ew');
  await expect(draft.read()).toBe('elena.new');
  await press('Cancel', play);
  await discard(play);
  await expect(draft.read()).toBeNull();
});

/** Shown when the typed address is invalid. */
export const Invalid = meta.story({
  tags: ['state:action.email-address.invalid'],
  play: async (play) => {
    await open(play);
    await play.userEvent.clear(field());
    await play.userEvent.tab();
    await expect(dialog().getByText('This is a required field')).toBeVisible();
    await expectDisabled(dialog(), 'Save');
    await play.userEvent.type(field(), 'a@');
    await play.userEvent.tab();
    await dialog().findByText('Please enter a valid email address');
  },
});
Invalid.test(
  'shows the error when the field loses the focus, and Save is disabled (ACT-095, ACT-096, ACT-104, ACT-105)',
  async (play) => {
    await expect(field()).toHaveAccessibleDescription('Please enter a valid email address');
    await expectDisabled(dialog(), 'Save');
    for (const wrong of ['a b@c.de', 'a@b@c.de', 'a@b']) {
      await type(play, wrong);
      await expectDisabled(dialog(), 'Save');
    }
    await type(play, 'a@b.de');
    await expect(dialog().queryByText('Please enter a valid email address')).toBeNull();
    await expect(dialog().getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled');
  },
);
Invalid.test('never sends an invalid address, not even by Enter (ACT-096)', async (play) => {
  const call = recorded(answering({ ErrorNo: 0 }));
  play.msw.use(call.handler);
  await play.userEvent.type(field(), '{Enter}');
  await expect(dialog().getByText('Please enter a valid email address')).toBeVisible();
  await expect(call.requests).toEqual([]);
});

/** Shown while the new address is being saved. */
export const Saving = meta.story({
  args: { scenario: scenario(network, noResponse(changePrimaryEmail)) },
  tags: ['state:action.email-address.saving'],
  play: save,
});
Saving.test('is busy, and the field is disabled (ACT-097)', async () => {
  await expect(dialog().getByRole('status')).toHaveTextContent('Saving');
  await expect(field()).toBeDisabled();
  await expectDisabled(dialog(), 'Save', 'Cancel');
});

/** Shows the application after its email address was changed. */
export const Saved = meta.story({
  tags: ['state:action.email-address.saved'],
  play: async (play) => {
    await fillIn(play);
    play.msw.use(...handlersOf([noResponse(getApplication)]));
    await press('Save', play);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
Saved.test('shows the new address in the header without a refetch (ACT-098)', async ({ canvas }) => {
  await expect(canvas.getByText('elena.new@post.example')).toBeVisible();
  await expect(canvas.queryByText('elena.marchetti@post.example')).toBeNull();
});

export const Sent = meta.story({ tags: ['!dev', '!autodocs'], play: fillIn });
Sent.test('Enter sends the address once, without surrounding spaces (ACT-097)', async (play) => {
  const call = recorded(answering({ ErrorNo: 0 }));
  play.msw.use(call.handler);
  await play.userEvent.type(field(), ' {Enter}{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(call.requests.map(({ params, body }) => [params['guid'], body])).toEqual([
    [guid, { PrimaryEmail: 'elena.new@post.example' }],
  ]);
});

/** Shown when the server rejected the new address. */
export const Refused = meta.story({
  args: {
    scenario: scenario(
      network,
      answering({
        ErrorNo: 1,
        Message: 'The email address of a complete application cannot be changed.',
      }),
    ),
  },
  tags: ['state:action.email-address.refused'],
  play: async (play) => {
    await save(play);
    await dialog().findByRole('alert');
  },
});
Refused.test(
  'explains the conflict with another user, keeps the typed address and refetches the application (ACT-002)',
  async ({ canvas, userEvent, msw }) => {
    await expect(dialog().getByRole('alert')).toHaveTextContent(
      'The email address of a complete application cannot be changed.',
    );
    await expect(field()).toHaveValue('elena.new@post.example');
    msw.use(...handlersOf(detailOf({ ...underWay, Status: 'Complete', IsComplete: true })));
    await press('Save', { userEvent });
    await waitFor(() => expect(canvas.getAllByText('Complete')[0]).toBeInTheDocument());
  },
);
