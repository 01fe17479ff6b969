import { emailResumeLink, previewEmail, resendCompletionEmail, resendResumeLink } from '@portal/api/contract';
import {
  anApplicationDetail,
  anApproval,
  networkError,
  detailOf,
  emailing,
  invalidResponse,
  errorResponse,
  mock,
  recorded,
  scenario,
} from '@portal/api/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import { discard } from '../../../../testing/play.ts';
import preview from '../../../../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../../../../testing/portal-story.tsx';
import type { Play } from '../../../../testing/play.ts';

const beingFilledIn = anApplicationDetail({
  ApplicationId: 1006,
  Status: 'Primary edit',
  IsComplete: false,
  ApplicationModeCode: 'Online',
});
const complete = anApplicationDetail({
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

const open = (name: string) => async (play: Play) => {
  await play.userEvent.click(await play.canvas.findByRole('button', { name: 'Actions' }));
  await play.userEvent.click(await screen.findByRole('menuitem', { name }));
  await screen.findByRole('dialog', { name });
};
const dialog = () => within(screen.getByRole('dialog'));
const message = () => dialog().getByRole('textbox', { name: 'Personalised message' });
const confirm = (play: Play) => play.userEvent.click(dialog().getByRole('button', { name: 'Confirm' }));

/** Shown before a user sends the resume link. */
export const Default = meta.story({
  tags: ['state:action.resume-link.opened'],
  play: open('Email resume link'),
});
Default.test('explains the effect and has no required field (ACT-007, ACT-014)', async () => {
  await expect(dialog().getByText(/emailed a link to resume application 1006/)).toBeVisible();
  await expect(message()).toHaveValue('');
  await expect(message()).not.toBeRequired();
  await expect(dialog().getByRole('button', { name: 'Confirm' })).toBeEnabled();
});
Default.test(
  'the message survives an expired session but not closing the dialog (AUTH-018)',
  async (play) => {
    await play.userEvent.type(message(), 'Soon');
    const kept = Object.entries(sessionStorage).filter(([, text]) => text === 'Soon');
    await expect(kept).toHaveLength(1);
    await play.userEvent.keyboard('{Escape}');
    await discard(play);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open('Email resume link')(play);
    await expect(message()).toHaveValue('');
    await play.userEvent.keyboard('{Escape}');
    // An expired session does not close the dialog, so the message is still stored.
    for (const [name, text] of kept) sessionStorage.setItem(name, text);
    await open('Email resume link')(play);
    await expect(message()).toHaveValue('Soon');
    await play.userEvent.keyboard('{Escape}');
  },
);
Default.test('sends an empty message as an empty text (ACT-113)', async (play) => {
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
Default.test('an empty message in the reply gives the text of the specification (OP-389)', async (play) => {
  play.msw.use(invalidResponse(emailResumeLink, '{"Message":""}', 'application/json').handler);
  await confirm(play);
  await expect(await dialog().findByText('Email has been sent.')).toBeVisible();
});
Default.test('the message is empty when the dialog is opened again (ACT-001)', async (play) => {
  await play.userEvent.type(message(), 'Please hurry');
  await play.userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
  await discard(play);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open('Email resume link')(play);
  await expect(message()).toHaveValue('');
});

/** The text of the email in the frame. */
const framed = () =>
  (dialog().getByTitle('Email') as HTMLIFrameElement).contentDocument?.body.textContent ?? '';

/** Shows the preview of the email with the typed message. */
export const Previewed = meta.story({
  play: async (play) => {
    await open('Email resume link')(play);
    await play.userEvent.type(message(), 'Please sign by Friday.');
    await dialog().findByTitle('Email');
  },
});
Previewed.test('shows the recipient and the text with the typed message (OP-257)', async (play) => {
  await expect(dialog().getByText('Elena Marchetti <elena.marchetti@post.example>')).toBeVisible();
  await expect(dialog().getByText('Continue your application with Harbour Trust')).toBeVisible();
  await waitFor(() => expect(framed()).toContain('Please sign by Friday.'));
  await play.userEvent.click(dialog().getByRole('tab', { name: 'Plain text' }));
  await expect(dialog().getByText(/Hello Elena Marchetti,[^]+Please sign by Friday\./)).toBeVisible();
});

/** Shown when the preview could not be loaded. */
export const PreviewFailed = meta.story({
  args: { scenario: scenario(network(beingFilledIn), networkError(previewEmail)) },
  play: open('Email resume link'),
});
PreviewFailed.test('a failed preview is reported and does not prevent sending (OP-257)', async (play) => {
  await expect(await dialog().findByText(/The preview cannot be shown/)).toBeVisible();
  play.msw.use(...emailing().map(({ handler }) => handler));
  await play.userEvent.click(dialog().getByRole('button', { name: 'Retry' }));
  await expect(await dialog().findByTitle('Email')).toBeInTheDocument();
  await confirm(play);
  await expect(await dialog().findByText('Email has been sent.')).toBeVisible();
});

export const PreviewNotFound = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { scenario: scenario(network(beingFilledIn), errorResponse(previewEmail, 404)) },
  play: open('Email resume link'),
});
PreviewNotFound.test('shows no preview where the back end has none, and sends the email', async (play) => {
  await waitFor(() => expect(dialog().queryByRole('heading', { name: 'Preview' })).toBeNull());
  await confirm(play);
  await expect(await dialog().findByText('Email has been sent.')).toBeVisible();
});

export const WithoutPreview = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { missing: ['EmailPreview'] },
  play: open('Email resume link'),
});
WithoutPreview.test('requests no preview where the configuration names none', async () => {
  await expect(dialog().getByText('Optional. Plain text, shown above the link.')).toBeVisible();
  await expect(dialog().queryByRole('heading', { name: 'Preview' })).toBeNull();
});

const applicant = anApproval('Carla Marchetti-Doyle', { Status: 'Pending', SendEmail: true });
const withApplicant = { ...beingFilledIn, ApplicantApprovals: [applicant] };

/** Shown before a user sends the email of one applicant again. */
export const Individual = meta.story({
  args: { scenario: network(withApplicant) },
  tags: ['state:action.resend-email.opened-individual'],
  play: async (play) => {
    const card = within(await play.canvas.findByRole('region', { name: 'Approval Status' }));
    await play.userEvent.click(await card.findByRole('button', { name: 'Resend email' }));
    await screen.findByRole('dialog', { name: 'Resend email' });
  },
});
Individual.test('names the applicant (DETAIL-052, ACT-021)', async () => {
  await expect(dialog().getByText(/^Carla Marchetti-Doyle will be emailed a link/)).toBeVisible();
});
Individual.test(
  "is sent by the applicant's own endpoint and confirms it (ACT-021, ERR-023)",
  async (play) => {
    const body = { PersonalisedMessage: '' };
    const call = recorded(mock(resendResumeLink, { params: { individualId: '' }, body }, { ErrorNo: 0 }));
    play.msw.use(call.handler);
    await play.userEvent.type(message(), 'It is your turn');
    await confirm(play);
    await dialog().findByText('Email has been sent.');
    await expect(call.requests.map(({ params, body }) => [params['individualId'], body])).toEqual([
      [applicant.IndividualId, { PersonalisedMessage: 'It is your turn' }],
    ]);
  },
);

/** Shown after the email was sent. */
export const Sent = meta.story({
  tags: ['state:action.resume-link.sent'],
  play: async (play) => {
    await open('Email resume link')(play);
    await play.userEvent.type(message(), 'Please sign by Friday.');
    await confirm(play);
    await dialog().findByText('Email has been sent.');
  },
});
Sent.test('confirms that the email was sent and can only be closed (ACT-003, ACT-015, ERR-023)', async () => {
  await expect(dialog().getByRole('button', { name: 'Close' })).toBeVisible();
  await expect(dialog().queryByRole('button', { name: 'Confirm' })).toBeNull();
});

/** Shown when the connection broke before the server responded. */
export const UnknownError = meta.story({
  args: { scenario: scenario(network(beingFilledIn), networkError(emailResumeLink)) },
  tags: ['state:action.confirm.unknown-error', 'release'],
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

/** Shown when too many emails were sent to the address. */
export const TooMany = meta.story({
  tags: ['release'],
  play: async (play) => {
    await open('Email resume link')(play);
    const Message = 'This address has been sent 5 emails within the last hour; try again later.';
    const body = { PersonalisedMessage: '' };
    play.msw.use(mock(emailResumeLink, { params: { id: '' }, body }, { ErrorNo: 1, Message }).handler);
    await confirm(play);
  },
});
TooMany.test("shows the reason of a rejection in the server's words (ACT-002)", async () => {
  await expect(await dialog().findByText(/has been sent 5 emails within the last hour/)).toBeVisible();
});

/** Shows a message of the maximum length. */
export const Completion = meta.story({
  args: { at: at(complete), scenario: network(complete) },
  tags: ['state:action.resend-email.opened-completion'],
  play: async (play) => {
    await open('Resend email')(play);
    await play.userEvent.click(message());
    await play.userEvent.paste('a'.repeat(1000));
  },
});
Completion.test(
  'counts up to the maximum length and accepts no further character (ACT-016, ACT-020, OP-139)',
  async (play) => {
    await expect(dialog().getByText(/completion email of application 1001/)).toBeVisible();
    await expect(dialog().getByText('1000 / 1000')).toBeVisible();
    await expect(dialog().getByRole('button', { name: 'Confirm' })).toBeEnabled();
    await play.userEvent.type(message(), 'b');
    await expect(message()).toHaveValue(`${'a'.repeat(1000)}b`);
    await expect(dialog().getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-disabled', 'true');
  },
);

/** Shown after the completion email was sent. */
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
CompletionSent.test('confirms that the email was sent (ACT-015, ACT-020, ERR-023)', async () => {
  await expect(dialog().getByText('Email has been sent.')).toBeVisible();
});
