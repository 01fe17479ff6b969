import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { booleanText, nullableText } from '../wire.ts';
import { applicationActions } from './application-actions.ts';
import { editedReads } from './application-reads.ts';
import { formReply } from './new-application.ts';

/**
 * Requests the form of the application for editing. If editing would reset approvals, the result is
 * `RequireConfirmation`. A second call with `ConfirmationAccepted` resets them (OP-109, OP-127).
 */
export const requestEdit = endpoint({
  id: 'C24',
  method: 'GET',
  path: '/application/requestedit/{guid}',
  needs: applicationActions.edit.needs,
  changesState: true,
  invalidates: { settled: editedReads },
  query: v.strictObject({
    /** Default false. */
    ConfirmationAccepted: v.optional(booleanText, 'false'),
  }),
  reply: formReply,
});

/** Requests the form of the application for reading. Without an address, `Message` gives the reason. */
export const requestView = endpoint({
  id: 'C25',
  path: '/application/requestview/{guid}',
  needs: applicationActions.view.needs,
  reply: v.object({ Url: v.optional(nullableText), Message: v.optional(nullableText) }),
});
