import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { envelope, givenText, isEmailAddress, text } from '../wire.ts';
import { applicationActions } from './application-actions.ts';
import { editedReads } from './application-reads.ts';

/** The application belongs to somebody else from now on; only people of the list of owners are taken (OP-137). */
export const updateOwner = endpoint({
  id: 'C41',
  method: 'POST',
  path: '/application/updateowner/{guid}',
  needs: applicationActions.owner.needs,
  invalidates: { answered: editedReads },
  body: v.strictObject({
    /** PublicId of the owner. */
    NewOwnerId: givenText,
  }),
  reply: envelope,
});

/** Where the mails of the application go (OP-138). Refused once it is complete. */
export const changePrimaryEmail = endpoint({
  id: 'C36',
  method: 'POST',
  path: '/application/changeprimaryemail/{guid}',
  needs: applicationActions.primaryEmail.needs,
  invalidates: { answered: editedReads },
  body: v.strictObject({ PrimaryEmail: v.pipe(text, v.trim(), v.check(isEmailAddress)) }),
  reply: envelope,
});
