import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { listLabels } from '../lookups/lookups.ts';
import { Permission } from '../permissions.ts';
import { typedText } from '../text.ts';
import { envelope, nonEmptyText, nullableText, text } from '../wire.ts';
import { applicationActions } from './application-actions.ts';
import { editedReads } from './application-reads.ts';

/** Maximum length of a new label, in characters (CONST-006). */
export const newLabelMaximumLength = 15;
/** Maximum length of an existing label, in characters. Labels from other systems may be longer than new ones. */
export const labelMaximumLength = 200;

const id = v.nullable(nonEmptyText);

/**
 * Assigns the application. If all three fields are null, the assignee is cleared (OP-134). The server uses
 * `GlobalUserId` (OP-135).
 */
export const assignApplication = endpoint({
  id: 'C33',
  method: 'POST',
  path: '/application/assign/{guid}',
  needs: applicationActions.assignee.needs,
  invalidates: { settled: editedReads },
  body: v.strictObject({
    GlobalUserId: id,
    assigneeExternalUserId: v.optional(id),
    assigneeDisplayName: v.optional(nullableText),
  }),
  reply: envelope,
});

/** Adds a label to the tenant's list. A duplicate or a label above the limit is a business error (OP-136). */
export const addLabel = endpoint({
  id: 'C47',
  method: 'POST',
  path: '/label/add',
  needs: Permission.labelAdd,
  idempotent: true,
  invalidates: { succeeded: [listLabels] },
  body: v.strictObject({
    LabelText: typedText(newLabelMaximumLength, 1),
  }),
  reply: envelope,
});

/** Number or guid of an application in a request body (OP-111). */
export const applicationRef = v.union([
  v.pipe(v.number(), v.integer(), v.minValue(1)),
  v.pipe(text, v.maxLength(36)),
]);

/** Sets or clears the label of an application. */
export const saveLabel = endpoint({
  id: 'C48',
  method: 'POST',
  path: '/label/save',
  needs: applicationActions.label.needs,
  invalidates: { settled: editedReads },
  body: v.strictObject({
    ApplicationId: applicationRef,
    /** Null clears the label. */
    Label: v.nullable(v.pipe(text, v.minLength(1), v.maxLength(labelMaximumLength))),
  }),
  reply: envelope,
});
