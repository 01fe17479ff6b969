/** The kinds of audit entry: the stored name and the displayed text. A stored name must never change. */
export const auditKinds = {
  'signed-in': 'Signed in',
  'sign-in-refused': 'Sign-in refused',
  'signed-out': 'Signed out',
  'session-ended': 'Session ended',
  'other-sessions-ended': 'Other sessions ended',
  'recovery-code-used': 'Recovery code used',
  'password-changed': 'Password changed',
  'password-reset': 'Password reset',
  'authenticator-added': 'Authenticator app added',
  'authenticator-removed': 'Authenticator app removed',
  'recovery-codes-made': 'Recovery codes made',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
  'user-invited': 'User invited',
  'user-invited-again': 'User invited again',
  'invitation-unsent': 'Invitation not sent',
  'invitation-accepted': 'Invitation accepted',
  'user-locked': 'User locked',
  'user-unlocked': 'User unlocked',
  'user-deactivated': 'User deactivated',
  'user-reactivated': 'User reactivated',
  'application-access-granted': 'Application access granted',
  'application-access-revoked': 'Application access revoked',
  'call-refused': 'Call refused',
  'tax-number-shown': 'Tax file number shown',
  'export-begun': 'Export begun',
  'export-finished': 'Export finished',
  'export-cut': 'Export cut off',
  'report-written': 'Report written',
  'document-uploaded': 'Document uploaded',
  'document-downloaded': 'Document downloaded',
  'documents-downloaded': 'Documents downloaded',
  'application-depersonalised': 'Application depersonalised',
  'columns-saved': 'List columns saved',
  'columns-restored': 'List columns restored',
  'rows-saved': 'Detail rows saved',
  'rows-restored': 'Detail rows restored',
  'command-run': 'Command run by an operator',
  'federated-pair-made': 'Federated sign-in prepared',
  'federated-request-refused': 'Federated sign-in refused',
} as const;

export type AuditKind = keyof typeof auditKinds;

export const auditKindNames = Object.keys(auditKinds) as readonly AuditKind[];

/** Displayed text of a kind. An unknown kind is shown by its name. */
export const auditKindText = (kind: string): string =>
  Object.hasOwn(auditKinds, kind) ? auditKinds[kind as AuditKind] : kind;
