import { everyClaim } from '@portal/api/contract';
import type { Person } from '../platform/http/person.ts';

/** A demo person of harbour for tests that call a service directly; has every claim by default. */
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
