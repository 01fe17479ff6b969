import { everyClaim } from '@portal/api/contract';
import { expect, test } from 'vitest';
import { togglesFor } from './toggles.model.ts';

const labels = (claims: readonly string[]) => togglesFor(claims).map(({ label }) => label);
const all = ['Company', 'Individual', 'Smsf lookup', 'ABN lookup', 'Email age', 'IP address'];

test.each([
  ['Company', 'entityverification.company', false],
  ['Individual', 'entityverification.individual', false],
  ['Smsf lookup', 'entityverification.smsflookup', true],
  ['ABN lookup', 'entityverification.abnlookup', true],
  ['Email age', 'entityverification.emailage', true],
  ['IP address', 'entityverification.ipaddress', true],
] as const)(
  'shows %s only to users with the claim %s (VER-004 to VER-009, PERM-058 to PERM-060)',
  (label, claim, disabled) => {
    expect(labels([claim])).toEqual([label]);
    expect(togglesFor([claim])[0]?.disabled ?? false).toBe(disabled);
    expect(labels(everyClaim)).toEqual(all);
    expect(labels(everyClaim.filter((one) => one !== claim))).toEqual(all.filter((one) => one !== label));
  },
);

test('gives the reason of a disabled toggle (OP-190)', () => {
  expect(togglesFor(['entityverification.abnlookup'])[0]?.disabledReason).toBe(
    'ABN lookup is not offered by this portal.',
  );
});

test('ignores a claim with a similar name (PERM-061)', () => {
  expect(
    labels(['ENTITYVERIFICATION.COMPANY', 'entityverification.company.all', 'entityverification']),
  ).toEqual([]);
});
