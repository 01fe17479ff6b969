import { viewLimits, type AuditKind } from '@portal/api/contract';
import * as v from 'valibot';
import { browserNames, systemNames } from '../http/client-facts.ts';

/** A number, an id or the name of a thing; never free text. */
const word = v.pipe(v.string(), v.maxLength(100), v.regex(/^[\w.:-]*$/));
/** Where a request came from, as values of fixed lists and an IP address. */
const address = v.pipe(v.string(), v.maxLength(49), v.regex(/^[\da-f.:/]*$/));
const client = {
  address,
  browser: v.picklist(browserNames),
  system: v.picklist(systemNames),
};
const count = v.pipe(v.number(), v.integer());

/** The person acted on their own account. */
const ofNobody = v.strictObject({});
const viewName = v.pipe(v.string(), v.maxLength(2 * viewLimits.name));
/** The id and the name of a shared view. */
const ofView = v.strictObject({ view: word, name: viewName });
/** `global_id` of the affected person. */
const ofUser = v.strictObject({ userId: word });
const ofUserAndPart = v.strictObject({ userId: word, part: word });
const ofApplication = v.strictObject({ applicationId: count });
const ofPart = v.strictObject({ applicationId: count, part: word });
/** The list, the names of the active filters (never their values), and the number of rows. */
const begunExport = v.strictObject({ part: word, filters: v.array(word) });
const endedExport = v.strictObject({ ...begunExport.entries, rows: count });
const restored = v.strictObject({ from: count, version: count });

/**
 * The fields that a line of each kind may hold besides its actor; any other field is rejected. Ids and numbers
 * outlive the people they are about; names do not, so they are looked up when the line is read.
 */
export const auditPayloads = {
  /** The methods of authentication, with the names of RFC 8176, and whether the tokens are bound to no key. */
  'signed-in': v.strictObject({
    methods: v.array(word),
    part: v.optional(v.literal('unbound')),
    ...client,
  }),
  /** The step that failed; without a user if the address belongs to none. */
  'sign-in-refused': v.strictObject({
    userId: v.optional(word),
    part: v.picklist(['password', 'code', 'passkey']),
    ...client,
  }),
  /** The user that another system signs in, and where it is. */
  'federated-pair-made': v.strictObject({ userId: word, address }),
  /** The reason: an invalid signature, or a user who may not sign in that way. */
  'federated-request-refused': v.strictObject({
    userId: v.optional(word),
    part: v.picklist(['signature', 'person']),
    address,
  }),
  /** The user of an account at a provider of the firm, by the provider's id. */
  'provider-linked': ofUserAndPart,
  /** The id of the provider, and the names of the settings that differ from before. */
  'provider-saved': v.strictObject({ part: word, settings: v.array(word) }),
  'provider-removed': v.strictObject({ part: word }),
  'provider-user-made': ofUserAndPart,
  /** The id of the role that the provider's groups lead to. */
  'provider-role-given': ofUserAndPart,
  'provider-signed-out': ofUserAndPart,
  /** The reason, the provider, and the reference that the person was shown. */
  'provider-sign-in-refused': v.strictObject({
    part: word,
    provider: word,
    reference: word,
    userId: v.optional(word),
    ...client,
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
  /** The state of the email: failed, or doubtful. */
  'invitation-unsent': ofUserAndPart,
  'invitation-accepted': ofUser,
  /** The status. */
  'user-locked': ofUserAndPart,
  'user-unlocked': ofUser,
  'user-deactivated': ofUser,
  'user-reactivated': ofUser,
  'application-access-granted': ofUser,
  'application-access-revoked': ofUser,
  /** The id of the endpoint. */
  'call-refused': v.strictObject({ part: word }),
  /** The position of the number in the application. */
  'tax-number-shown': ofPart,
  'export-begun': begunExport,
  'export-finished': endedExport,
  'export-cut': endedExport,
  'report-written': ofPart,
  'applications-uploaded': v.strictObject({
    rows: count,
    part: v.optional(v.literal('corrected here')),
    cells: v.optional(count),
    leftOut: v.optional(count),
  }),
  'document-uploaded': ofPart,
  'document-downloaded': ofPart,
  'documents-downloaded': v.strictObject({ applicationId: count, count }),
  'application-depersonalised': ofApplication,
  /** How many are shown from now on. */
  'columns-saved': v.strictObject({ count }),
  'rows-saved': v.strictObject({ count }),
  'view-saved': ofView,
  'view-changed': ofView,
  'view-deleted': ofView,
  'view-restored': ofView,
  /** The list, and its default for everybody from now on. Without a view there is none. */
  'default-view-changed': v.strictObject({ list: word, view: v.optional(word), name: v.optional(viewName) }),
  'look-draft-begun': ofNobody,
  'look-draft-discarded': ofNobody,
  'look-published': v.strictObject({ number: count }),
  /** The number of the older look, and its new one. */
  'look-restored': v.strictObject({ from: count, to: count }),
  /** The field, as in its address. */
  'brand-image-stored': v.strictObject({ part: word }),
  'brand-image-refused': v.strictObject({ part: word }),
  /** The restored version, and the newest one after it. */
  'columns-restored': restored,
  'rows-restored': restored,
  /** The command, as in `tenant.rename`. */
  'command-run': v.strictObject({ part: word, userId: v.optional(word) }),
} as const satisfies Record<AuditKind, v.GenericSchema>;

/** An action on a person that says nothing else. */
export type OfUserAction = {
  [Kind in AuditKind]: (typeof auditPayloads)[Kind] extends typeof ofUser
    ? typeof ofUser extends (typeof auditPayloads)[Kind]
      ? Kind
      : never
    : never;
}[AuditKind];

/** A line as its author writes it. */
export type AuditEntry =
  | { readonly action: OfUserAction; readonly userId: string }
  | {
      [Kind in AuditKind]: { readonly action: Kind } & Readonly<v.InferInput<(typeof auditPayloads)[Kind]>>;
    }[AuditKind];
