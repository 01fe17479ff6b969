import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { clockTime, fullDate, shownApprovalDate, timeToComplete } from './dates.ts';
import { verificationDate, verificationListDate } from './iso-dates.ts';
import { listDate } from './list-date.ts';
import { wholeAmount } from './numbers.ts';
import { dateAndTime, foreignZone, showTimesIn } from './zone.ts';

const seconds = (moment: string) => new Date(moment).getTime() / 1000;
const now = new Date('2026-11-21T09:30:00+11:00');

describe('a date of the list', () => {
  it.each([
    ['2026-06-09T14:05:00+10:00', '09 Jun 14:05'],
    ['2025-11-21T09:30:01+11:00', '21 Nov 09:30'],
    ['2025-11-21T09:30:00+11:00', '21 Nov 2025'],
    ['2024-05-17T10:00:00+10:00', '17 May 2024'],
    ['2027-01-02T03:04:00+11:00', '02 Jan 03:04'],
    ['9999-12-31T23:59:59Z', '01 Jan 10:59'],
  ])('shows %s as %s (LIST-163, LIST-164, CONST-015)', (moment, text) => {
    expect(listDate(seconds(moment), now)).toBe(text);
  });

  it('uses the daylight saving time of its own instant (LIST-165)', () => {
    expect(listDate(seconds('2026-01-15T00:00:00Z'), now)).toBe('15 Jan 11:00');
    expect(listDate(seconds('2026-07-15T00:00:00Z'), now)).toBe('15 Jul 10:00');
  });

  it.each([null, 0, Number.NaN, 253_402_300_800, 1_763_678_400_000])('is empty for %s', (value) => {
    expect(listDate(value, now)).toBe('');
  });
});

describe('a date without a format of its own', () => {
  it('uses the configured format, or the default one (CONST-014)', () => {
    const value = seconds('2026-03-02T09:04:00+11:00');
    expect(fullDate(value, null)).toBe('02 Mar 2026 09:04');
    expect(fullDate(value, 'YYYY-MM-DD')).toBe('2026-03-02');
    expect(fullDate(null, 'YYYY-MM-DD')).toBe('');
  });

  it('has no leading zero in the activity feed', () => {
    expect(dateAndTime(new Date('2025-02-05T09:07:00+11:00'))).toBe('5 Feb 2025 09:07');
  });
});

describe('the zone of a tenant', () => {
  afterEach(() => showTimesIn(undefined));

  it.each([
    ['Australia/Perth', '15 Jan 08:00', '15 Jul 08:00', '02 Mar 2026 06:04', '2 Mar 2026 06:04'],
    ['Asia/Kolkata', '15 Jan 05:30', '15 Jul 05:30', '02 Mar 2026 03:34', '2 Mar 2026 03:34'],
    // The browser's, where the zone is missing or unknown.
    [null, '15 Jan 11:00', '15 Jul 10:00', '02 Mar 2026 09:04', '2 Mar 2026 09:04'],
    ['Mars/Olympus', '15 Jan 11:00', '15 Jul 10:00', '02 Mar 2026 09:04', '2 Mar 2026 09:04'],
  ])('%s is the zone of every time (LIST-165, DETAIL-045, OP-380)', (zone, summer, winter, full, feed) => {
    showTimesIn(zone);
    const at = '2026-03-01T22:04:00Z';
    expect([
      listDate(seconds('2026-01-15T00:00:00Z'), now),
      listDate(seconds('2026-07-15T00:00:00Z'), now),
      fullDate(seconds(at), null),
      dateAndTime(new Date(at)),
    ]).toEqual([summer, winter, full, feed]);
    expect([verificationDate(at), clockTime(seconds(at))]).toEqual([full, full.slice(-5)]);
  });

  it.each([
    ['Australia/Sydney', undefined],
    ['Australia/Melbourne', undefined],
    ['Australia/Perth', 'Australia/Perth'],
    ['Asia/Kolkata', 'Asia/Kolkata'],
    // The same time in winter, another one in summer.
    ['Australia/Brisbane', 'Australia/Brisbane'],
    ['Mars/Olympus', undefined],
    [null, undefined],
  ])('%s is named where the browser has other times: %s (OP-380)', (zone, named) => {
    showTimesIn(zone);
    expect(foreignZone(seconds('2026-07-15T00:00:00Z'))).toBe(named);
    expect(foreignZone(seconds('2026-01-15T00:00:00Z'))).toBe(named);
  });
});

describe('time to complete', () => {
  it.each([
    [0, 0, '-'],
    [1000, null, '-'],
    [2000, 1000, '-'],
    [null, 1000, '-'],
    [1000, 1000, '0m'],
    [1000, 1059, '0m'],
    [1000, 1000 + 5 * 60, '5m'],
    [1000, 1000 + 3600, '1h 0m'],
    [1000, 1000 + 2 * 86_400 + 3 * 3600 + 4 * 60, '2d 3h 4m'],
  ])('from %s to %s is %s', (from, to, text) => {
    expect(timeToComplete(from, to)).toBe(text);
  });
});

describe('an amount', () => {
  it.each([
    [1_250_000.75, '1,250,001'],
    [900.5, '901'],
    [900, '900'],
    [0, '0'],
    [null, ''],
    [Number.NaN, ''],
  ])('shows %s as %s (LIST-154, CONST-019)', (value, text) => {
    expect(wholeAmount(value)).toBe(text);
  });

  it('never has a decimal point (LIST-154)', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, min: -1e12, max: 1e12 }),
        (value) => !wholeAmount(value).includes('.'),
      ),
    );
  });
});

describe('the date of an approval', () => {
  it.each([
    ['05/02/2025 09:07', '05/02/2025 09:07'],
    ['29/02/2024 23:59', '29/02/2024 23:59'],
    ['29/02/2025 10:00', ''],
    ['31/04/2025 10:00', ''],
    ['13/13/2025 10:00', ''],
    ['05/02/2025 24:00', ''],
    ['05/02/2025 09:60', ''],
    ['05/02/2025 09:99', ''],
    ['on 05/02/2025 09:07', ''],
    ['05/02/2025 09:07 h', ''],
    ['5/2/2025 9:07', ''],
    ['2025-02-05T09:07', '05/02/2025 20:07'],
    ['2025-02-05T09:07:00Z', '05/02/2025 20:07'],
    ['2025-13-05T09:07:00', ''],
    ['', ''],
    [null, ''],
  ])('shows %j as %j (DETAIL-048, OP-124, OP-389)', (text, shown) => {
    expect(shownApprovalDate(text)).toBe(shown);
  });
});

it('shows the date of a verification, in the list without the year (OP-193)', () => {
  const texts = ['2026-03-01T22:04:00Z', null, '', 'yesterday'];
  expect(texts.map(verificationListDate)).toEqual(['02 Mar 09:04', '', '', '']);
  expect(texts.map(verificationDate)).toEqual(['02 Mar 2026 09:04', '', '', '']);
});

it.each([
  '2026-03-01T22:04:00',
  '2026-03-01 22:04',
  '2026-03-02T09:04:00.250+11:00',
  '2026-03-02T09:04+1100',
])('reads the time %s of a verification, in UTC without a zone (OP-243, OP-389)', (text) => {
  expect(verificationDate(text)).toBe('02 Mar 2026 09:04');
});
