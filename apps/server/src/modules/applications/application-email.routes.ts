import {
  emailResumeLink,
  guidPattern,
  previewEmail,
  resendCompletionEmail,
  resendResumeLink,
} from '@portal/api/contract';
import { notFound } from '../../platform/http/http-error.ts';
import { route, type Routes } from '../../platform/http/route.ts';
import { emailBefore, sendEmail } from './application-email.service.ts';
import { applicationOfIndividual } from './application-email.store.ts';

/** Emails to the applicants of an application, and their previews. */
export const emailRoutes: Routes = (app, deps) => {
  const { config } = deps;
  for (const [endpoint, action] of [
    [emailResumeLink, 'emailResumeLink'],
    [resendCompletionEmail, 'resendCompletionEmail'],
  ] as const)
    route(app, deps, endpoint, (call) => {
      const { trx, person, applicationId, body } = call;
      const request = { action, applicationId, individualId: undefined, message: body.PersonalisedMessage };
      return sendEmail(trx, person, request, { ...call, config });
    });

  route(app, deps, resendResumeLink, async (call) => {
    const { trx, person, body } = call;
    const { individualId } = call.params;
    const named = guidPattern.test(individualId)
      ? await applicationOfIndividual(trx, individualId)
      : undefined;
    const applicationId = named && (await deps.findVisible(trx, person, String(named)));
    if (applicationId === undefined) throw notFound();
    const action = 'resendResumeLink';
    const request = { action, applicationId, individualId, message: body.PersonalisedMessage } as const;
    return sendEmail(trx, person, request, { ...call, config });
  });

  route(app, deps, previewEmail, (call) => {
    const { trx, person, applicationId, body } = call;
    const { Action: action, IndividualId: individualId, PersonalisedMessage: message } = body;
    const request = { action, applicationId, individualId, message };
    return emailBefore(trx, person, request, { ...call, config });
  });
};
