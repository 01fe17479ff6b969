import { everyClaim } from '@portal/api/contract';
import type { Person } from '../platform/http/person.ts';

/** A demo person of harbour as a call has them, for what is asked of a service without one: with every claim unless told otherwise. */
export const personOf = (globalId: string, more: Partial<Person> = {}): Person => ({
  tenant: 'harbour',
  globalId,
  session: 'S',
  displayName: globalId,
  email: `${globalId.toLowerCase()}@harbour.example`,
  claims: everyClaim,
  location: null,
  group: null,
  ...more,
});
