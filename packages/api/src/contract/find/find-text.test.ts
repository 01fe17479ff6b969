import { expect, test } from 'vitest';
import { recordIn } from './find-text.ts';

const guid = '5b0c0f2e-6f0b-4c55-9b1e-0d7f5f7c1a11';

test.each([
  ['1004', '1004'],
  [' 1004\n', '1004'],
  ['[1004]', '1004'],
  ['#1004', '1004'],
  ['ID 1004', '1004'],
  ['id: 1004.', '1004'],
  ['Re: application [1004], please', '1004'],
  ['[1004] ID 1004, created on 12 March', '1004'],
  ['http://harbour.localhost:4000/application/1004?from=all', '1004'],
  ['See https://portal.example/application/1004/, thanks', '1004'],
  [`https://portal.example/application/${guid.toUpperCase()}`, guid],
  [guid, guid],
  [`Guid: ${guid}.`, guid],
  ['V12', 'V12'],
  ['v12', 'V12'],
  ['Verification V12 of Monday', 'V12'],
  ['https://portal.example/verifications/V12', 'V12'],
])('reads the record that %j names as %j (PALETTE-016)', (text, id) => {
  expect(recordIn(text)).toBe(id);
});

test.each([
  '',
  'Elena Marchetti',
  'elena@post.example',
  '[1004] and [1005]',
  '#1004 #1005',
  '1004 1005',
  'V12 for [1004]',
  'Unit 12, 1004 Harbour Street',
  '[1234567890]',
  'V0',
  'MV12',
  'valid 1004',
  'https://portal.example/application/new',
  `${guid}-1`,
])('reads no record from %j, which is searched as it is (PALETTE-016)', (text) => {
  expect(recordIn(text)).toBeUndefined();
});
