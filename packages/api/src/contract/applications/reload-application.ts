import { endpoint } from '../endpoint.ts';
import { nothing } from '../wire.ts';
import { applicationReads } from './application-reads.ts';

/** Asks the back end to take a fresh copy before the detail is read again (OP-154). */
export const reloadApplication = endpoint({
  id: 'C40',
  method: 'POST',
  path: '/application/reload/{guid}',
  needs: 'visible',
  invalidates: { answered: applicationReads },
  reply: nothing,
});
