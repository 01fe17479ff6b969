import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { text } from '../wire.ts';

/** In a module of its own, because the first page needs only the lookups of the filters. */
export const listOwners = endpoint({
  id: 'C44',
  path: '/owner/list',
  needs: 'signedIn',
  reply: v.object({
    ApplicationOwners: v.array(v.object({ PublicId: text, DisplayName: text, GlobalUserId: text })),
  }),
});
