import {
  emailResumeLink,
  previewEmail,
  resendCompletionEmail,
  resendResumeLink,
  type EmailPreview,
} from '../../contract/index.ts';
import { guidOf } from '../fixtures/applications.ts';
import { mock } from '../mock.ts';
import { scenario } from './scenario.ts';

/** An applicant of 1006 with a pending approval. */
export const individualId = '00000000-0000-4000-b000-000000001006';

/** A preview of an email with a personalised message. */
export const anEmail = (message = ''): EmailPreview => ({
  From: 'Harbour Trust <no-reply@portal.example>',
  To: 'Elena Marchetti <elena.marchetti@post.example>',
  Subject: 'Continue your application with Harbour Trust',
  Html: `<!doctype html><html lang="en-AU"><head><title>Continue your application</title><style>p { margin: 0 0 16px; }</style></head>
    <body><h1>Continue your application</h1><p>Hello Elena Marchetti,</p><p>${message}</p><p><a href="https://forms.example/1006" target="_blank">Continue application</a></p></body></html>`,
  Text: `Hello Elena Marchetti,\n\n${message}\n\nContinue application: https://forms.example/1006`,
});

const body = { PersonalisedMessage: 'Please sign by Friday.' };

/** Email previews and sending succeed: 1006 is incomplete, 1001 is complete. */
export const emailing = () =>
  scenario(
    mock(emailResumeLink, { params: { id: '1006' }, body }, { ErrorNo: 0 }),
    mock(resendResumeLink, { params: { individualId }, body }, { ErrorNo: 0 }),
    mock(resendCompletionEmail, { params: { id: '1001' }, body }, { ErrorNo: 0 }),
    mock(
      previewEmail,
      { params: { guid: guidOf(1006) }, body: { Action: 'emailResumeLink', ...body } },
      (request) => ({
        ErrorNo: 0,
        Email: anEmail((request.body as { PersonalisedMessage: string }).PersonalisedMessage),
      }),
    ),
  );
