import { expect, test } from 'vitest';
import type { ReviewRecord } from '../../tools/review/records.ts';
import { signOffOf, signOffText } from './sign-off.ts';

const review: ReviewRecord = {
  Status: 'accepted',
  By: 'Fiona Full',
  At: '2026-11-21',
  Text: '',
  Changed: false,
};

test.each([
  [null, 'none', 'Not reviewed'],
  [review, 'accepted', 'Accepted by Fiona Full, 21 Nov 2026'],
  [{ ...review, Status: 'changes-wanted' }, 'changes-wanted', 'Changes wanted by Fiona Full'],
  [{ ...review, Changed: true }, 'changed', 'Changed since 21 Nov 2026'],
  [{ ...review, Status: 'changes-wanted', Changed: true }, 'changed', 'Changed since 21 Nov 2026'],
] as const)('names the review %j (DESK-059)', (given, signOff, text) => {
  expect(signOffOf(given)).toBe(signOff);
  expect(signOffText(given)).toBe(text);
});
