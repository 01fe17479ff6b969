import { can, Permission, type Claim } from '@portal/api/contract';

interface KindOfLine {
  /** What happened, about a subject: a name that the line needs, if it needs one. */
  readonly text: (subject: string) => string;
  /** Who may read the subject, and what everybody else reads. Default: all who see the application. */
  readonly restricted?: { readonly needs: Claim | readonly Claim[]; readonly text: string };
}

/**
 * Every kind of line of the activity feed. Kinds and subjects are stored, texts are not: what a line says depends on
 * who reads it. A kind keeps its name once lines of it are stored.
 */
const kinds = {
  created: { text: () => 'Application created' },
  completed: { text: () => 'Application completed' },
  cancelled: { text: () => 'Application cancelled' },
  assigned: { text: (assignee) => `Assigned to ${assignee}` },
  unassigned: { text: () => 'Assignee removed' },
  labelled: { text: (label) => `Label set to ${label}` },
  unlabelled: { text: () => 'Label removed' },
  'owner-changed': { text: (owner) => `Owner changed to ${owner}` },
  'email-changed': { text: () => 'Email address changed' },
  unlocked: { text: () => 'Application unlocked' },
  'approvals-reset': { text: () => 'Approvals reset for an edit' },
  'signing-mode': { text: (mode) => `Signing mode set to ${mode}` },
  'check-passed': { text: (name) => `Electronic verification passed for ${name}` },
  'check-failed': { text: (name) => `Electronic verification failed for ${name}` },
  'check-unanswered': { text: (name) => `Identity check of ${name} got no answer` },
  'screening-passed': { text: (name) => `PEP/Sanctions screening passed for ${name}` },
  'screening-failed': { text: (name) => `PEP/Sanctions screening failed for ${name}` },
  'resume-link-sent': { text: () => 'Resume link emailed' },
  'applicant-resume-link-sent': { text: (applicant) => `Resume link emailed to ${applicant}` },
  'completion-email-sent': { text: () => 'Completion email sent again' },
  'email-failed': { text: () => 'Email could not be sent' },
  'email-doubtful': { text: () => 'Email may not have been sent' },
  'document-uploaded': {
    text: (file) => `${file} uploaded`,
    restricted: { needs: Permission.viewDocumentList, text: 'Document uploaded' },
  },
  /** A whole line from before kinds were stored. */
  plain: { text: (line) => line },
} as const satisfies Record<string, KindOfLine>;

export type ActivityKind = keyof typeof kinds;

/** A line as it is stored. */
export interface ActivityLine {
  /** One of `ActivityKind`; another one was written by a newer version of this program. */
  readonly kind: string;
  readonly subject: string | null;
  /** Name of the person who did it; null where nobody in particular did. */
  readonly actor: string | null;
}

/** What a line says to somebody who holds these claims (PERM-026). */
export function textOfLine({ kind, subject, actor }: ActivityLine, claims: readonly string[]): string {
  const known: KindOfLine | undefined = Object.hasOwn(kinds, kind) ? kinds[kind as ActivityKind] : undefined;
  return `${said(known, subject ?? '', claims)}${actor === null ? '' : ` by ${actor}`}`;
}

function said(kind: KindOfLine | undefined, subject: string, claims: readonly string[]): string {
  if (!kind) return 'Application changed';
  const { text, restricted } = kind;
  return restricted && !can(claims, restricted.needs) ? restricted.text : text(subject);
}
