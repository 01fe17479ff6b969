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
    route(app, deps, endpoint, ({ trx, person, tenant, origin, applicationId, body }) => {
      const request = { action, applicationId, individualId: undefined, message: body.PersonalisedMessage };
      return sendEmail(trx, person, request, { config, tenant, origin });
    });

  route(app, deps, resendResumeLink, async ({ trx, person, tenant, origin, params, body }) => {
    const { individualId } = params;
    const named = guidPattern.test(individualId)
      ? await applicationOfIndividual(trx, individualId)
      : undefined;
    const applicationId = named && (await deps.findVisible(trx, person, String(named)));
    if (applicationId === undefined) throw notFound();
    const request = {
      action: 'resendResumeLink' as const,
      applicationId,
      individualId,
      message: body.PersonalisedMessage,
    };
    return sendEmail(trx, person, request, { config, tenant, origin });
  });

  route(app, deps, previewEmail, ({ trx, person, tenant, origin, applicationId, body }) => {
    const { Action: action, IndividualId: individualId, PersonalisedMessage: message } = body;
    return emailBefore(
      trx,
      person,
      { action, applicationId, individualId, message },
      { config, tenant, origin },
    );
  });
};
