import { personName } from '@portal/api/contract';
import { aBrandDraft, someLooks } from '@portal/api/mocks';
import { expect, test } from 'vitest';
import type { Brand } from './draft.model.ts';
import { statusOf } from './look-texts.ts';

const brandOf = (number: number, Draft: Brand['Draft'] = null): Brand => {
  const look = someLooks.find(({ Number }) => Number === number);
  if (!look) throw new Error('A look is missing.');
  return { Published: look, Draft };
};

test.each([
  [brandOf(1), 'Look 1'],
  [brandOf(2), 'Look 2, published 16 Feb 2026 11:40'],
  [brandOf(3), 'Look 3, published 12 Mar 2026 09:14 by Fiona Full'],
  [brandOf(3, aBrandDraft()), 'Draft of look 3, saved 09:14'],
])('the status of %# names look, time and person (STUDIO-005)', (brand, text) => {
  expect(statusOf(brand)).toBe(text);
});

test('names a deleted person (STUDIO-067)', () => {
  expect(personName({ GlobalUserId: 'G-OLD', Name: null })).toBe('Unknown person');
});
