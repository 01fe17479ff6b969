import { expect, test } from 'vitest';
import { filterChipsTexts } from '../components/filter-chips/filter-chips.texts.ts';
import { formatList } from '../texts/english-numbers.ts';
import { joinNames } from './join-names.model.ts';

const english = { list: formatList, more: filterChipsTexts.moreValues };

test.each([
  [0, ''],
  [2, 'N0, N1'],
  [100, /^N0, .*, N99$/],
  [101, /N98, N99 and 1 more$/],
  [1_000_000, /N99 and 999,900 more$/],
])('joins %i names with the number of omitted ones', (count, expected) => {
  const told = joinNames(
    Array.from({ length: count }, (_, index) => `N${index}`),
    english,
  );
  expect(told).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
});
