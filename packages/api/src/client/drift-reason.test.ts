import { expect, test } from 'vitest';
import * as v from 'valibot';
import { driftReason } from './drift-reason.ts';

const reply = v.object({
  Applications: v.array(v.object({ PromoCode: v.nullable(v.string()), Status: v.picklist(['A', 'B']) })),
  ByName: v.optional(v.record(v.string(), v.number())),
});
const row = { PromoCode: null, Status: 'A' };

test.each([
  [undefined, 'the answer is missing'],
  [Symbol('not JSON'), 'the answer is no JSON'],
  ['<html>', 'the answer is string, not Object'],
  [{}, 'Applications is missing'],
  [{ Applications: null }, 'Applications is null, not Array'],
  [{ Applications: [row, row, row, { Status: 'A' }] }, 'Applications[3].PromoCode is missing'],
  [{ Applications: [{ ...row, PromoCode: 7 }] }, 'Applications[0].PromoCode is number, not string'],
  [{ Applications: [{ ...row, Status: 'secret' }] }, 'Applications[0].Status is string, not ("A" | "B")'],
  [{ Applications: [], ByName: { "Zoë O'Hara": 'x' } }, 'ByName.* is string, not number'],
])('names what %j lacks, without its values', (value, reason) => {
  const { issues } = v.safeParse(reply, value);
  expect(issues && driftReason(issues[0])).toBe(reason);
});
