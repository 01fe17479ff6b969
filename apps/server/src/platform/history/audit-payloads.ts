import type { AuditKind } from '@portal/api/contract';
import * as v from 'valibot';
import { browserNames, systemNames } from '../http/client-facts.ts';

/** A number, an id or a name of a thing; never what somebody typed. */
const word = v.pipe(v.string(), v.maxLength(100), v.regex(/^[\w.:-]*$/));
/** Where a request came from, in values of fixed lists and an IP address. */
const address = v.pipe(v.string(), v.maxLength(49), v.regex(/^[\da-f.:/]*$/));
const client = {
  address,
  browser: v.picklist(browserNames),
  system: v.picklist(systemNames),
};
const count = v.pipe(v.number(), v.integer());

/** The person did it to themselves. */
const ofNobody = v.strictObject({});
/** `global_id` of the person it was done to. */
const ofUser = v.strictObject({ userId: word });
const ofUserAndPart = v.strictObject({ userId: word, part: word });
const ofApplication = v.strictObject({ applicationId: count });
const ofPart = v.strictObject({ applicationId: count, part: word });
/** Which list, the names of the filters in force (never what is looked for), and how many rows there were. */
const begunExport = v.strictObject({ part: word, filters: v.array(word) });
const endedExport = v.strictObject({ ...begunExport.entries, rows: count });

/**
 * What a line of each kind may hold beside who did it, and nothing else gets in: ids and numbers outlive the people they
 * are about, and names do not. They are looked up as the line is read.
 */
export const auditPayloads = {
  /** By what it was proved, in the names of RFC 8176. */
  'signed-in': v.strictObject({ methods: v.array(word), ...client }),
  /** At which step; without a person nobody here has the address. */
  'sign-in-refused': v.strictObject({
    userId: v.optional(word),
    part: v.picklist(['password', 'code', 'passkey']),
    ...client,
  }),
  /** For whom another system asked, and from where. */
  'federated-pair-made': v.strictObject({ userId: word, address }),
  /** Why: its signature was not good, or the person may not sign in that way. */
  'federated-request-refused': v.strictObject({
    userId: v.optional(word),
    part: v.picklist(['signature', 'person']),
    address,
  }),
  'signed-out': ofNobody,
  'session-ended': ofNobody,
  'other-sessions-ended': v.strictObject({ count }),
  'recovery-code-used': ofUser,
  'password-changed': ofUser,
  'password-reset': ofUser,
  'authenticator-added': ofUser,
  'authenticator-removed': ofUser,
  'recovery-codes-made': ofUser,
  'passkey-added': ofUser,
  'passkey-removed': ofUser,
  'user-invited': ofUser,
  'user-invited-again': ofUser,
  /** What became of the email: failed, or doubtful. */
  'invitation-unsent': ofUserAndPart,
  'invitation-accepted': ofUser,
  /** The status. */
  'user-locked': ofUserAndPart,
  'user-unlocked': ofUser,
  'user-deactivated': ofUser,
  'user-reactivated': ofUser,
  'application-access-granted': ofUser,
  'application-access-revoked': ofUser,
  /** Which call, by its number. */
  'call-refused': v.strictObject({ part: word }),
  /** Whose number, by its place in the application. */
  'tax-number-shown': ofPart,
  'export-begun': begunExport,
  'export-finished': endedExport,
  'export-cut': endedExport,
  'report-written': ofPart,
  'document-uploaded': ofPart,
  'document-downloaded': ofPart,
  'documents-downloaded': v.strictObject({ applicationId: count, count }),
  'application-depersonalised': ofApplication,
  /** How many are shown from now on. */
  'columns-saved': v.strictObject({ count }),
  'rows-saved': v.strictObject({ count }),
  /** Which, as in `tenant.rename`. */
  'command-run': v.strictObject({ part: word, userId: v.optional(word) }),
} as const satisfies Record<AuditKind, v.GenericSchema>;

/** A line as whoever writes it down says it. */
export type AuditEntry = {
  [Kind in AuditKind]: { readonly action: Kind } & Readonly<v.InferInput<(typeof auditPayloads)[Kind]>>;
}[AuditKind];

export type OwnMethodAction = Extract<
  AuditKind,
  | 'authenticator-added'
  | 'authenticator-removed'
  | 'recovery-codes-made'
  | 'recovery-code-used'
  | 'passkey-added'
  | 'passkey-removed'
>;

/** What one person does to another. */
export type OfUserAction = Extract<
  AuditKind,
  | 'user-invited'
  | 'user-invited-again'
  | 'user-unlocked'
  | 'user-deactivated'
  | 'user-reactivated'
  | 'application-access-granted'
  | 'application-access-revoked'
>;
