import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { booleanText, nullableText } from '../wire.ts';
import { applicationActions } from './application-actions.ts';
import { editedReads } from './application-reads.ts';
import { formReply } from './new-application.ts';

/**
 * Asks for the application's form, to be edited. Where that would undo approvals it answers `RequireConfirmation`
 * until the person has accepted it, and once accepted resets them (OP-109, OP-127).
 */
export const requestEdit = endpoint({
  id: 'C24',
  method: 'GET',
  path: '/application/requestedit/{guid}',
  needs: applicationActions.edit.needs,
  changesState: true,
  invalidates: { answered: editedReads },
  query: v.strictObject({
    /** Default false. */
    ConfirmationAccepted: v.optional(booleanText, 'false'),
  }),
  reply: formReply,
});

/** Asks for the application's form, to be read. Without an address the message says why. */
export const requestView = endpoint({
  id: 'C25',
  method: 'GET',
  path: '/application/requestview/{guid}',
  needs: applicationActions.view.needs,
  reply: v.object({ Url: v.optional(nullableText), Message: v.optional(nullableText) }),
});
