import { Permission, PermissionGroup } from '../permissions.ts';
import { verdictOn, type Action, type ActionVerdict } from '../action.ts';
import { isStatus, type Status } from './application-status.ts';
import { SigningMode, signingMode } from './signing-mode.ts';

/** The facts of an application that decide what may be done with it. */
export interface ApplicationFacts {
  readonly Status: string;
  readonly IsComplete: boolean;
  readonly ApplicationModeCode: string | null;
}

const complete = (application: ApplicationFacts) => application.IsComplete;
const incomplete = (application: ApplicationFacts) => !application.IsComplete;
const inStatus =
  (...wanted: Status[]) =>
  (application: ApplicationFacts) =>
    wanted.some((status) => isStatus(application.Status, status));
const depersonalised = inStatus('Depersonalised');
const online = (application: ApplicationFacts) =>
  signingMode(application.ApplicationModeCode) !== SigningMode.printAndSign;
const resumable = inStatus('Adviser submit', 'Primary edit', 'Primary submit', 'Secondary review');
const always = () => true;
const never = '';

/** Every action of the detail page: its entry, its claim, its state (spec A §6), and why it is refused. */
export const applicationActions = {
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
  },
  draftReport: {
    label: 'Draft report',
    needs: Permission.generateDraftReport,
    when: incomplete,
    reason: 'A draft report is made only while an application is incomplete.',
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
  assignee: { label: 'Assignee', needs: Permission.assign, when: always, reason: never },
  label: { label: 'Label', needs: PermissionGroup.editLabel, when: always, reason: never },
  owner: { label: 'Edit Owner', needs: Permission.changeApplicationOwner, when: always, reason: never },
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
  },
  cancel: {
    label: 'Cancel application',
    needs: Permission.cancelApp,
    when: (application) => !inStatus('Cancelled')(application),
    reason: 'This application is already cancelled.',
  },
  view: { label: 'View', needs: Permission.viewApp, when: always, reason: never },
  edit: {
    label: 'Edit',
    needs: Permission.editApp,
    alsoNeeds: (application) => (application.IsComplete ? Permission.resetApplication : undefined),
    when: (application) => !depersonalised(application),
    reason: 'A depersonalised application cannot be edited.',
  },
} as const satisfies Record<string, Action<ApplicationFacts>>;

export type ActionId = keyof typeof applicationActions;

export interface ActionState extends ActionVerdict {
  readonly id: ActionId;
}

/** One action on one application for one person. */
export const actionState = (
  id: ActionId,
  application: ApplicationFacts,
  claims: readonly string[],
): ActionState => ({ id, ...verdictOn(applicationActions[id], application, claims) });

/** Every action in the order of the menu; View and Edit, which are buttons of the header, come last. */
export function actionsFor(application: ApplicationFacts, claims: readonly string[]): readonly ActionState[] {
  return (Object.keys(applicationActions) as ActionId[]).map((id) => actionState(id, application, claims));
}
