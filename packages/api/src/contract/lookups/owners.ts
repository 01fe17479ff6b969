import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { text } from '../wire.ts';

/** Apart from the look-ups of the filters, which come with the first page. */
export const listOwners = endpoint({
  id: 'C44',
  method: 'GET',
  path: '/owner/list',
  needs: 'signedIn',
  reply: v.object({
    ApplicationOwners: v.array(v.object({ PublicId: text, DisplayName: text, GlobalUserId: text })),
  }),
});
