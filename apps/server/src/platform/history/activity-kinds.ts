import { can, Permission, type Claim } from '@portal/api/contract';

interface KindOfLine {
  /** The text of a line, with its subject if the kind has one. */
  readonly text: (subject: string) => string;
  /** The text after the subject was erased; set if the subject can be personal data. */
  readonly forgotten?: string;
  /** Who may read the subject, and the text for other readers. Default: everyone who can see the application. */
  readonly restricted?: { readonly needs: Claim | readonly Claim[]; readonly text: string };
}

/** The text for unknown kinds. */
const changed = 'Application changed';

/**
 * Every kind of line in the activity feed. Kinds and subjects are stored, texts are not, because the text depends on
 * the reader. A kind keeps its name once lines of it are stored.
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
  'applicant-unlocked': { text: (applicant) => `${applicant} unlocked`, forgotten: 'Applicant unlocked' },
  'tax-number-shown': {
    text: (applicant) => `Tax file number of ${applicant} shown`,
    forgotten: 'Tax file number shown',
    restricted: { needs: Permission.taxSummary, text: 'Tax file number shown' },
  },
  depersonalised: { text: () => 'Application depersonalised' },
  'signing-mode': { text: (mode) => `Signing mode set to ${mode}` },
  'check-passed': {
    text: (name) => `Electronic verification passed for ${name}`,
    forgotten: 'Electronic verification passed',
  },
  'check-failed': {
    text: (name) => `Electronic verification failed for ${name}`,
    forgotten: 'Electronic verification failed',
  },
  'check-unanswered': {
    text: (name) => `Identity check of ${name} got no answer`,
    forgotten: 'Identity check got no answer',
  },
  'screening-passed': {
    text: (name) => `PEP/Sanctions screening passed for ${name}`,
    forgotten: 'PEP/Sanctions screening passed',
  },
  'screening-failed': {
    text: (name) => `PEP/Sanctions screening failed for ${name}`,
    forgotten: 'PEP/Sanctions screening failed',
  },
  'resume-link-sent': { text: () => 'Resume link emailed' },
  'applicant-resume-link-sent': {
    text: (applicant) => `Resume link emailed to ${applicant}`,
    forgotten: 'Resume link emailed to an applicant',
  },
  'completion-email-sent': { text: () => 'Completion email sent again' },
  'integration-triggered': { text: (name) => `${name} triggered` },
  'integration-refused': { text: (name) => `${name} was refused` },
  'integration-unanswered': { text: (name) => `${name} got no answer` },
  'email-failed': { text: () => 'Email could not be sent' },
  'email-doubtful': { text: () => 'Email may not have been sent' },
  'document-uploaded': {
    text: (file) => `${file} uploaded`,
    forgotten: 'Document uploaded',
    restricted: { needs: Permission.viewDocumentList, text: 'Document uploaded' },
  },
} as const satisfies Record<string, KindOfLine>;

export type ActivityKind = keyof typeof kinds;

/** Kinds whose subject is never personal data. Unknown kinds may hold personal data. */
export const impersonalKinds: readonly string[] = Object.entries<KindOfLine>(kinds)
  .filter(([, { forgotten }]) => forgotten === undefined)
  .map(([kind]) => kind);

/** A stored line. */
export interface ActivityLine {
  /** An `ActivityKind`, or a kind of a newer version of the server. */
  readonly kind: string;
  readonly subject: string | null;
  /** The name of the person; null for the system. */
  readonly actor: string | null;
}

/** The text of a line for a reader with these claims (PERM-026). */
export function textOfLine({ kind, subject, actor }: ActivityLine, claims: readonly string[]): string {
  const known: KindOfLine | undefined = Object.hasOwn(kinds, kind) ? kinds[kind as ActivityKind] : undefined;
  return `${said(known, subject, claims)}${actor === null ? '' : ` by ${actor}`}`;
}

function said(kind: KindOfLine | undefined, subject: string | null, claims: readonly string[]): string {
  if (!kind) return changed;
  const { text, forgotten, restricted } = kind;
  if (subject === null && forgotten !== undefined) return forgotten;
  return restricted && !can(claims, restricted.needs) ? restricted.text : text(subject ?? '');
}
