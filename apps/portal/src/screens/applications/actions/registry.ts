import type { ActionState, ApplicationDetail } from '@portal/api/contract';
import {
  EyeOff,
  FileText,
  IdCard,
  LockKeyholeOpen,
  Mail,
  MailCheck,
  PenLine,
  ScanSearch,
  Send,
  UserCheck,
  UserRoundCog,
  Workflow,
} from 'lucide';
import { lazyDialog } from '../../../base/lazy-dialog.ts';
import type { ActionEntries, AnyActionId, ApplicationActionEntry } from './action-entry.ts';
import type { ActionPart } from './action-target.ts';
import { rowEntries } from './row-entries.ts';

/** The server lists the reports that are available in the current state (OP-140). */
const reportParts = ({ ReportItems = [] }: Partial<ApplicationDetail>): readonly ActionPart[] =>
  ReportItems.map(({ ReportName, DisplayName }) => ({ id: ReportName, name: DisplayName }));

/**
 * The actions that the portal implements. Name, claim, condition and reason come from the contract's
 * `applicationActions`; menus, cells and pages read both and need no knowledge of single actions.
 */
export const actionEntries: ActionEntries = {
  emailResumeLink: {
    icon: Send,
    dialog: lazyDialog(async () => (await import('./emailing/send-email.tsx')).ResumeLinkDialog),
  },
  resendCompletionEmail: {
    icon: MailCheck,
    dialog: lazyDialog(async () => (await import('./emailing/send-email.tsx')).CompletionEmailDialog),
  },
  finalReport: { icon: FileText, parts: reportParts },
  draftReport: { icon: FileText, parts: reportParts },
  resendResumeLink: {
    icon: Send,
    dialog: lazyDialog(async () => (await import('./emailing/send-email.tsx')).ApplicantEmailDialog),
  },
  triggerIntegration: {
    icon: Workflow,
    dialog: lazyDialog(async () => (await import('./confirming/plain-dialogs.tsx')).IntegrationDialog),
    parts: ({ ApiItems = [] }) =>
      ApiItems.map(({ ApiName, DisplayName }) => ({ id: ApiName, name: DisplayName })),
  },
  unlockApplication: {
    icon: LockKeyholeOpen,
    dialog: lazyDialog(async () => (await import('./confirming/plain-dialogs.tsx')).UnlockDialog),
  },
  unlockApplicant: {
    icon: LockKeyholeOpen,
    dialog: lazyDialog(async () => (await import('./confirming/plain-dialogs.tsx')).UnlockApplicantDialog),
  },
  assignee: rowEntries.assignee,
  label: rowEntries.label,
  owner: {
    icon: UserRoundCog,
    dialog: lazyDialog(async () => (await import('./editing/owner-dialog.tsx')).OwnerDialog),
  },
  primaryEmail: {
    icon: Mail,
    dialog: lazyDialog(async () => (await import('./editing/email-dialog.tsx')).EmailDialog),
  },
  signingMode: {
    icon: PenLine,
    dialog: lazyDialog(async () => (await import('./confirming/signing-mode-dialog.tsx')).SigningModeDialog),
  },
  depersonalise: {
    icon: EyeOff,
    tone: 'danger',
    dialog: lazyDialog(
      async () => (await import('./confirming/depersonalise-dialog.tsx')).DepersonaliseDialog,
    ),
  },
  edit: {
    icon: PenLine,
    place: 'head',
    dialog: lazyDialog(
      async () => (await import('./confirming/edit-application-dialog.tsx')).EditApplicationDialog,
    ),
  },
  cancel: rowEntries.cancel,
  reverify: {
    icon: IdCard,
    dialog: lazyDialog(async () => (await import('./checking/reverify-dialog.tsx')).ReverifyDialog),
  },
  verify: {
    icon: UserCheck,
    dialog: lazyDialog(async () => (await import('./checking/plain-check-dialogs.tsx')).VerifyDialog),
  },
  screen: {
    icon: ScanSearch,
    dialog: lazyDialog(async () => (await import('./checking/plain-check-dialogs.tsx')).ScreenDialog),
  },
};

/** The entry of an action, if the user may begin it and the portal implements it. */
export const offeredEntry = ({
  id,
  available,
}: ActionState<AnyActionId>): ApplicationActionEntry | undefined =>
  available ? actionEntries[id] : undefined;
