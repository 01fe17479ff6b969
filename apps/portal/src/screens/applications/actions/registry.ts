import type {
  ActionId,
  ApplicantActionId,
  ApplicationDetail,
  RequirementActionId,
} from '@portal/api/contract';
import type { MenuItem } from '@portal/ui/menu';
import {
  Ban,
  EyeOff,
  FileText,
  IdCard,
  LockKeyholeOpen,
  Mail,
  MailCheck,
  PenLine,
  ScanSearch,
  Send,
  Tag,
  UserCheck,
  UserRound,
  UserRoundCog,
  Workflow,
  type LucideIcon,
} from 'lucide-react';
import { lazyPart, type LazyPart } from '../../../app/lazy-part.tsx';
import type { ActionDialogProps } from './action-dialog.ts';
import type { ActionPart } from './action-target.ts';

/** How an action looks in a menu, and the dialog that carries it out. */
export interface ActionEntry {
  readonly icon: LucideIcon;
  readonly tone?: MenuItem['tone'];
  /** None where it is carried out as soon as it is chosen, as a download is. */
  readonly dialog?: LazyPart<ActionDialogProps>;
  /** Where it is offered; in the head it has a button of its own. Default `menu`. */
  readonly place?: 'menu' | 'head';
  /** What of the application has an entry of its own in the menu, under its own name; none without any. */
  readonly parts?: (application: Partial<ApplicationDetail>) => readonly ActionPart[];
}

/** With an application, one of its applicants, or one of its requirements. */
export type AnyActionId = ActionId | ApplicantActionId | RequirementActionId;

/** The server lists the reports that fit the state (OP-140). */
const reportParts = ({ ReportItems = [] }: Partial<ApplicationDetail>): readonly ActionPart[] =>
  ReportItems.map(({ ReportName, DisplayName }) => ({ id: ReportName, name: DisplayName }));

/**
 * The actions that the portal can carry out. Name, claim, condition and reason of each stand in the contract's
 * `applicationActions`; menus, cells and pages read both and know no action by themselves.
 */
export const actionEntries: Partial<Record<AnyActionId, ActionEntry>> = {
  emailResumeLink: {
    icon: Send,
    dialog: lazyPart(async () => (await import('./emailing/resume-link-dialog.tsx')).ResumeLinkDialog),
  },
  resendCompletionEmail: {
    icon: MailCheck,
    dialog: lazyPart(
      async () => (await import('./emailing/completion-email-dialog.tsx')).CompletionEmailDialog,
    ),
  },
  finalReport: { icon: FileText, parts: reportParts },
  draftReport: { icon: FileText, parts: reportParts },
  resendResumeLink: {
    icon: Send,
    dialog: lazyPart(
      async () => (await import('./emailing/applicant-email-dialog.tsx')).ApplicantEmailDialog,
    ),
  },
  triggerIntegration: {
    icon: Workflow,
    dialog: lazyPart(async () => (await import('./integrating/integration-dialog.tsx')).IntegrationDialog),
    parts: ({ ApiItems = [] }) =>
      ApiItems.map(({ ApiName, DisplayName }) => ({ id: ApiName, name: DisplayName })),
  },
  unlockApplication: {
    icon: LockKeyholeOpen,
    dialog: lazyPart(async () => (await import('./confirming/unlock-dialog.tsx')).UnlockDialog),
  },
  unlockApplicant: {
    icon: LockKeyholeOpen,
    dialog: lazyPart(
      async () => (await import('./confirming/unlock-applicant-dialog.tsx')).UnlockApplicantDialog,
    ),
  },
  assignee: {
    icon: UserRound,
    dialog: lazyPart(async () => (await import('./editing/assign-dialog.tsx')).AssignDialog),
  },
  label: {
    icon: Tag,
    dialog: lazyPart(async () => (await import('./editing/label-dialog.tsx')).LabelDialog),
  },
  owner: {
    icon: UserRoundCog,
    dialog: lazyPart(async () => (await import('./editing/owner-dialog.tsx')).OwnerDialog),
  },
  primaryEmail: {
    icon: Mail,
    dialog: lazyPart(async () => (await import('./editing/email-dialog.tsx')).EmailDialog),
  },
  signingMode: {
    icon: PenLine,
    dialog: lazyPart(async () => (await import('./confirming/signing-mode-dialog.tsx')).SigningModeDialog),
  },
  depersonalise: {
    icon: EyeOff,
    tone: 'danger',
    dialog: lazyPart(async () => (await import('./confirming/depersonalise-dialog.tsx')).DepersonaliseDialog),
  },
  edit: {
    icon: PenLine,
    place: 'head',
    dialog: lazyPart(
      async () => (await import('./confirming/edit-application-dialog.tsx')).EditApplicationDialog,
    ),
  },
  cancel: {
    icon: Ban,
    tone: 'danger',
    dialog: lazyPart(async () => (await import('./cancel/cancel-dialog.tsx')).CancelDialog),
  },
  reverify: {
    icon: IdCard,
    dialog: lazyPart(async () => (await import('./checking/reverify-dialog.tsx')).ReverifyDialog),
  },
  verify: {
    icon: UserCheck,
    dialog: lazyPart(async () => (await import('./checking/plain-check-dialogs.tsx')).VerifyDialog),
  },
  screen: {
    icon: ScanSearch,
    dialog: lazyPart(async () => (await import('./checking/plain-check-dialogs.tsx')).ScreenDialog),
  },
};
