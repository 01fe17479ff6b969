import { defineActions } from '../action.ts';
import { Permission } from '../permissions.ts';
import { inStatus, rowActions, type ApplicationFacts } from './row-actions.ts';
import { SigningMode, signingMode } from './signing-mode.ts';

const complete = (application: ApplicationFacts) => application.IsComplete;
const incomplete = (application: ApplicationFacts) => !application.IsComplete;
const depersonalised = inStatus('Depersonalised');
const online = (application: ApplicationFacts) =>
  signingMode(application.ApplicationModeCode) !== SigningMode.printAndSign;
const resumable = inStatus('Adviser submit', 'Primary edit', 'Primary submit', 'Secondary review');

/** Every action of the detail page, in the order of the menu. View and Edit are header buttons and come last. */
export const applicationActions = defineActions<ApplicationFacts>()({
  emailResumeLink: {
    label: 'Email resume link',
    needs: Permission.emailResumeLink,
    when: (application) => incomplete(application) && online(application) && resumable(application),
    reason: 'A resume link can be sent only while an online application is being filled in.',
  },
  resendCompletionEmail: {
    label: 'Resend email',
    needs: Permission.resendCompletionEmail,
    when: (application) => complete(application) && online(application) && !depersonalised(application),
    reason: 'The completion email can be sent again only for a complete online application.',
  },
  finalReport: {
    label: 'Final report',
    needs: Permission.generateFinalReport,
    when: complete,
    reason: 'A final report needs a complete application.',
    audit: 'report-written',
  },
  draftReport: {
    label: 'Draft report',
    needs: Permission.generateDraftReport,
    when: incomplete,
    reason: 'A draft report is made only while an application is incomplete.',
    audit: 'report-written',
  },
  triggerIntegration: {
    label: 'Confirm Action',
    needs: Permission.triggerApi,
    when: complete,
    reason: 'An integration can be triggered only for a complete application.',
  },
  unlockApplication: {
    label: 'Unlock Application',
    needs: Permission.unlockApplication,
    when: inStatus('Locked'),
    reason: 'Only a locked application can be unlocked.',
  },
  assignee: rowActions.assignee,
  label: rowActions.label,
  owner: { label: 'Edit Owner', needs: Permission.changeApplicationOwner },
  primaryEmail: {
    label: 'Edit Email Address',
    needs: Permission.changePrimaryEmail,
    when: incomplete,
    reason: 'The email address of a complete application cannot be changed.',
  },
  signingMode: {
    label: 'Change Signing Mode',
    needs: Permission.changeSigningMode,
    when: inStatus('Adviser edit'),
    reason: 'The signing mode can be changed only in status Adviser edit.',
  },
  depersonalise: {
    label: 'Depersonalise application',
    needs: Permission.depersonaliseApp,
    when: (application) => !depersonalised(application),
    reason: 'This application is already depersonalised.',
    audit: 'application-depersonalised',
  },
  cancel: rowActions.cancel,
  view: { label: 'View', needs: Permission.viewApp },
  edit: {
    label: 'Edit',
    needs: Permission.editApp,
    alsoNeeds: (application) => (application.IsComplete ? Permission.resetApplication : undefined),
    when: (application) => !depersonalised(application),
    reason: 'A depersonalised application cannot be edited.',
  },
});

export type ActionId = keyof typeof applicationActions;
