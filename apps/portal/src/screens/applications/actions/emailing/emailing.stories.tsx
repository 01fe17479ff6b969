import { emailResumeLink, previewEmail, resendCompletionEmail, resendResumeLink } from '@portal/api/contract';
import { aDetail, anApproval, cutOff, detailOf, emailing, mock, recorded, scenario } from '@portal/api/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../../../../testing/portal-story.tsx';
import type { Play } from '../../../../testing/play.ts';

const beingFilledIn = aDetail({
  ApplicationId: 1006,
  Status: 'Primary edit',
  IsComplete: false,
  ApplicationModeCode: 'Online',
});
const complete = aDetail({
  ApplicationId: 1001,
  Status: 'Complete',
  IsComplete: true,
  ApplicationModeCode: 'Online',
});
const at = ({ ApplicationId }: typeof complete) => `/application/${ApplicationId}?from=all`;
const network = (detail: typeof complete) => scenario(detailOf(detail), emailing());

const meta = preview.meta({
  title: 'Screens/Applications/Actions/Emailing',
  component: PortalStory,
  args: { at: at(beingFilledIn), scenario: network(beingFilledIn) },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

const patience = { timeout: 5_000 };
const open = (name: string) => async (play: Play) => {
  await play.userEvent.click(await play.canvas.findByRole('button', { name: 'Actions' }, patience));
  await play.userEvent.click(await screen.findByRole('menuitem', { name }, patience));
  await screen.findByRole('dialog', { name }, patience);
};
const dialog = () => within(screen.getByRole('dialog'));
const message = () => dialog().getByRole('textbox', { name: 'Personalised message' });
const confirm = (play: Play) => play.userEvent.click(dialog().getByRole('button', { name: 'Confirm' }));

export const Default = meta.story({
  tags: ['state:action.resume-link.opened'],
  play: open('Email resume link'),
});
Default.test('says what will happen and asks for nothing that must be given (ACT-007, ACT-014)', async () => {
  await expect(dialog().getByText(/emailed a link to resume application 1006/)).toBeVisible();
  await expect(message()).toHaveValue('');
  await expect(message()).not.toBeRequired();
  await expect(dialog().getByRole('button', { name: 'Confirm' })).toBeEnabled();
});
Default.test(
  'words outlive a session that ends, and not the dialog that somebody closes (AUTH-018)',
  async (play) => {
    await play.userEvent.type(message(), 'Soon');
    const kept = Object.entries(sessionStorage).filter(([, text]) => text === 'Soon');
    await expect(kept).toHaveLength(1);
    await play.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open('Email resume link')(play);
    await expect(message()).toHaveValue('');
    await play.userEvent.keyboard('{Escape}');
    // A session that ends closes no dialog: the words are still there.
    for (const [name, text] of kept) sessionStorage.setItem(name, text);
    await open('Email resume link')(play);
    await expect(message()).toHaveValue('Soon');
    await play.userEvent.keyboard('{Escape}');
  },
);
Default.test('an empty message is sent as one (ACT-113)', async (play) => {
  const call = recorded(
    mock(emailResumeLink, { params: { id: '' }, body: { PersonalisedMessage: '' } }, { ErrorNo: 0 }),
  );
  play.msw.use(call.handler);
  await confirm(play);
  await dialog().findByText('Email has been sent.');
  await expect(call.requests.map(({ params, body }) => [params['id'], body])).toEqual([
    ['1006', { PersonalisedMessage: '' }],
  ]);
});
Default.test('what was typed is gone when it is opened again (ACT-001)', async (play) => {
  await play.userEvent.type(message(), 'Please hurry');
  await play.userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open('Email resume link')(play);
  await expect(message()).toHaveValue('');
});

/** The words of the email in the frame. */
const framed = () =>
  (dialog().getByTitle('Email') as HTMLIFrameElement).contentDocument?.body.textContent ?? '';

export const Previewed = meta.story({
  play: async (play) => {
    await open('Email resume link')(play);
    await play.userEvent.type(message(), 'Please sign by Friday.');
    await dialog().findByTitle('Email', undefined, patience);
  },
});
Previewed.test('shows whom it goes to and what it says, with what was typed (OP-257)', async (play) => {
  await expect(dialog().getByText('Elena Marchetti <elena.marchetti@post.example>')).toBeVisible();
  await expect(dialog().getByText('Continue your application with Harbour Trust')).toBeVisible();
  await waitFor(() => expect(framed()).toContain('Please sign by Friday.'), patience);
  await play.userEvent.click(dialog().getByRole('tab', { name: 'Plain text' }));
  await expect(dialog().getByText(/Hello Elena Marchetti,[^]+Please sign by Friday\./)).toBeVisible();
});

export const PreviewFailed = meta.story({
  args: { scenario: scenario(network(beingFilledIn), cutOff(previewEmail)) },
  play: open('Email resume link'),
});
PreviewFailed.test('a preview that fails says so, and hinders nobody from sending (OP-257)', async (play) => {
  await expect(await dialog().findByText(/The preview cannot be shown/, undefined, patience)).toBeVisible();
  play.msw.use(...emailing().map(({ handler }) => handler));
  await play.userEvent.click(dialog().getByRole('button', { name: 'Retry' }));
  await expect(await dialog().findByTitle('Email', undefined, patience)).toBeInTheDocument();
  await confirm(play);
  await expect(await dialog().findByText('Email has been sent.')).toBeVisible();
});

const applicant = anApproval('Carla Marchetti-Doyle', { Status: 'Pending', SendEmail: true });
const withApplicant = { ...beingFilledIn, ApplicantApprovals: [applicant] };

export const Individual = meta.story({
  args: { scenario: network(withApplicant) },
  tags: ['state:action.resend-email.opened-individual'],
  play: async (play) => {
    const card = within(await play.canvas.findByRole('region', { name: 'Approval Status' }, patience));
    await play.userEvent.click(await card.findByRole('button', { name: 'Resend email' }));
    await screen.findByRole('dialog', { name: 'Resend email' }, patience);
  },
});
Individual.test('names the applicant (DETAIL-052, ACT-021)', async () => {
  await expect(dialog().getByText(/^Carla Marchetti-Doyle will be emailed a link/)).toBeVisible();
});
Individual.test("goes to the applicant's own path, and says so (ACT-021, ERR-023)", async (play) => {
  const body = { PersonalisedMessage: '' };
  const call = recorded(mock(resendResumeLink, { params: { individualId: '' }, body }, { ErrorNo: 0 }));
  play.msw.use(call.handler);
  await play.userEvent.type(message(), 'It is your turn');
  await confirm(play);
  await dialog().findByText('Email has been sent.');
  await expect(call.requests.map(({ params, body }) => [params['individualId'], body])).toEqual([
    [applicant.IndividualId, { PersonalisedMessage: 'It is your turn' }],
  ]);
});

export const Sent = meta.story({
  tags: ['state:action.resume-link.sent'],
  play: async (play) => {
    await open('Email resume link')(play);
    await play.userEvent.type(message(), 'Please sign by Friday.');
    await confirm(play);
    await dialog().findByText('Email has been sent.');
  },
});
Sent.test('says so, and can only be closed (ACT-003, ACT-015, ERR-023)', async () => {
  await expect(dialog().getByRole('button', { name: 'Close' })).toBeVisible();
  await expect(dialog().queryByRole('button', { name: 'Confirm' })).toBeNull();
});

export const UnknownError = meta.story({
  args: { scenario: scenario(network(beingFilledIn), cutOff(emailResumeLink)) },
  tags: ['state:action.confirm.unknown-error'],
  play: async (play) => {
    await open('Email resume link')(play);
    await confirm(play);
  },
});
UnknownError.test(
  "says 'An unknown error occurred.' and can only be closed (ACT-002, ACT-003, ACT-004)",
  async () => {
    await expect(await dialog().findByText('An unknown error occurred.')).toBeVisible();
    await expect(dialog().getByRole('button', { name: 'Close' })).toBeVisible();
    await expect(dialog().queryByRole('button', { name: 'Confirm' })).toBeNull();
  },
);

export const TooMany = meta.story({
  play: async (play) => {
    await open('Email resume link')(play);
    const Message = 'This address has been sent 5 emails within the last hour; try again later.';
    const body = { PersonalisedMessage: '' };
    play.msw.use(mock(emailResumeLink, { params: { id: '' }, body }, { ErrorNo: 1, Message }).handler);
    await confirm(play);
  },
});
TooMany.test('what the server refuses is said in its words (ACT-002)', async () => {
  await expect(await dialog().findByText(/has been sent 5 emails within the last hour/)).toBeVisible();
});

export const Completion = meta.story({
  args: { at: at(complete), scenario: network(complete) },
  tags: ['state:action.resend-email.opened-completion'],
  play: async (play) => {
    await open('Resend email')(play);
    await play.userEvent.click(message());
    await play.userEvent.paste('a'.repeat(1000));
  },
});
Completion.test('counts to its limit, and takes no more than it (ACT-016, ACT-020, OP-139)', async (play) => {
  await expect(dialog().getByText(/completion email of application 1001/)).toBeVisible();
  await expect(dialog().getByText('1000 / 1000')).toBeVisible();
  await expect(dialog().getByRole('button', { name: 'Confirm' })).toBeEnabled();
  await play.userEvent.type(message(), 'b');
  await expect(message()).toHaveValue(`${'a'.repeat(1000)}b`);
  await expect(dialog().getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-disabled', 'true');
});

export const CompletionSent = meta.story({
  args: Completion.input.args,
  tags: ['state:action.resend-email.sent'],
  play: async (play) => {
    await open('Resend email')(play);
    await play.userEvent.type(message(), 'With thanks');
    const call = recorded(
      mock(resendCompletionEmail, { params: { id: '' }, body: { PersonalisedMessage: '' } }, { ErrorNo: 0 }),
    );
    play.msw.use(call.handler);
    await confirm(play);
    await dialog().findByText('Email has been sent.');
    await expect(call.requests.map(({ params, body }) => [params['id'], body])).toEqual([
      ['1001', { PersonalisedMessage: 'With thanks' }],
    ]);
  },
});
CompletionSent.test('says so (ACT-015, ACT-020, ERR-023)', async () => {
  await expect(dialog().getByText('Email has been sent.')).toBeVisible();
});
