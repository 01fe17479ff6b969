import * as v from 'valibot';
import { emailAddress } from '../email-address.ts';
import { endpoint } from '../endpoint.ts';
import { envelope, nonEmptyText } from '../wire.ts';
import { applicationActions } from './application-actions.ts';
import { editedReads } from './application-reads.ts';

/** Changes the owner. Only users from the list of owners are accepted (OP-137). */
export const updateOwner = endpoint({
  id: 'C41',
  method: 'POST',
  path: '/application/updateowner/{guid}',
  needs: applicationActions.owner.needs,
  invalidates: { settled: editedReads },
  body: v.strictObject({
    /** `PublicId` of the owner. */
    NewOwnerId: nonEmptyText,
  }),
  reply: envelope,
});

/** Changes the email address of the application (OP-381). Rejected if the application is complete. */
export const changePrimaryEmail = endpoint({
  id: 'C36',
  method: 'POST',
  path: '/application/changeprimaryemail/{guid}',
  needs: applicationActions.primaryEmail.needs,
  invalidates: { settled: editedReads },
  body: v.strictObject({ PrimaryEmail: emailAddress }),
  reply: envelope,
});
