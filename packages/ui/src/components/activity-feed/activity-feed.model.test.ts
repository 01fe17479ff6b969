import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clocksOf as clocksIn, dayBefore, newestFirst, underDays } from './activity-feed.model.ts';
import { activityFeedFormats } from './activity-feed.texts.ts';

const zone = ({ date, timeZone }: { date: Date; timeZone?: string | undefined }) =>
  new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'short' })
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';
const clocksOf = (timeZone: string) => clocksIn(timeZone, { ...activityFeedFormats, zone });

const inSydney = clocksOf('Australia/Sydney');
const entryAt = (iso: string) => ({ moment: inSydney(new Date(iso)) });
const daysOf = (...moments: string[]) =>
  underDays(moments.map(entryAt), (moment) => moment?.date ?? '?').map(
    ({ heading, entries }) => `${heading}: ${entries.map(({ moment }) => moment?.clock).join(' ')}`,
  );

describe('on the clocks of Sydney', () => {
  test.each([
    ['2026-11-20T12:30:00Z', '20 Nov 2026', '23:30', 'AEDT'],
    ['2026-11-20T13:30:00Z', '21 Nov 2026', '00:30', 'AEDT'],
    ['2026-07-01T14:00:00Z', '2 Jul 2026', '00:00', 'AEST'],
    ['2024-02-29T12:59:00Z', '29 Feb 2024', '23:59', 'AEDT'],
    ['2026-09-03T02:00:00Z', '3 Sep 2026', '12:00', 'AEST'],
    ['1970-01-01T00:00:00Z', '1 Jan 1970', '10:00', 'AEST'],
    ['9999-12-31T10:00:00Z', '31 Dec 9999', '21:00', 'AEDT'],
  ])('%s is the %s, %s %s', (at, date, clock, zone) => {
    expect(inSydney(new Date(at))).toMatchObject({ date, clock, zone });
  });

  test('puts 23:30 and 00:30 on two days, although they are on one day of UTC', () => {
    expect(daysOf('2026-11-20T13:30:00Z', '2026-11-20T12:30:00Z')).toEqual([
      '21 Nov 2026: 00:30',
      '20 Nov 2026: 23:30',
    ]);
  });

  test('puts both hours of the night in which clocks go back on one day', () => {
    expect(daysOf('2026-04-04T16:30:00Z', '2026-04-04T15:30:00Z')).toEqual(['5 Apr 2026: 02:30 02:30']);
  });
});

test('names a day by year, month and day, and knows no day for an unknown moment', () => {
  expect(clocksOf('UTC')(new Date('0999-03-02T12:00:00Z'))?.day).toBe('0999-03-02');
  for (const unknown of [null, undefined, new Date(Number.NaN)]) {
    const moment = clocksOf('UTC')(unknown);
    expect(moment).toBeUndefined();
    expect(underDays([{ moment }], () => '?')).toEqual([
      { key: 'unknown', heading: '?', entries: [{ moment }] },
    ]);
  }
});

test('does not depend on the zone of the machine', () => {
  const told = (zone: string) =>
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `const { clocksOf } = await import(${JSON.stringify(new URL('activity-feed.model.ts', import.meta.url))});
         const { activityFeedFormats } = await import(${JSON.stringify(new URL('activity-feed.texts.ts', import.meta.url))});
         const formats = { ...activityFeedFormats, zone: () => '' };
         const at = ['2026-11-20T12:30:00Z', '2026-11-20T13:30:00Z'];
         console.log(at.map((moment) => Object.values(clocksOf('Australia/Sydney', formats)(new Date(moment))).slice(0, 3).join(' ')).join());`,
      ],
      { env: { ...process.env, TZ: zone }, encoding: 'utf8' },
    ).trim();
  expect(told('UTC')).toBe('2026-11-20 20 Nov 2026 23:30,2026-11-21 21 Nov 2026 00:30');
});

test('shows another day in another zone', () => {
  const at = new Date('2026-11-20T13:30:00Z');
  expect(clocksOf('Australia/Perth')(at)).toMatchObject({ date: '20 Nov 2026', clock: '21:30' });
});

test.each(['Mars/Olympus', '', 'Sydney '])(
  'falls back to UTC for the unknown zone %j, and says so',
  (zone) => {
    expect(clocksOf(zone)(new Date('2026-11-20T13:30:00Z'))?.clock).toBe('13:30 UTC');
  },
);

test.each([
  ['2026-11-21', '2026-11-20'],
  ['2026-01-01', '2025-12-31'],
  ['2024-03-01', '2024-02-29'],
])('the day before %s is %s', (day, before) => {
  expect(dayBefore(day)).toBe(before);
});

test('orders the newest first and keeps the order of entries of one moment', () => {
  const at = (hour: number) => new Date(2026, 10, 21, hour);
  const items = [
    { id: 'a', text: 'A', at: at(8) },
    { id: 'b', text: 'B', at: at(10) },
    { id: 'c', text: 'C', at: at(8) },
  ];
  expect(newestFirst(items).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  expect(items[0]?.id).toBe('a');
});

test('loses, repeats and reorders no moment, known or unknown', () => {
  const moments = fc.option(fc.date({ noInvalidDate: false }), { nil: null });
  fc.assert(
    fc.property(fc.array(moments), fc.constantFrom('Australia/Sydney', 'UTC', 'Nowhere'), (dates, zone) => {
      const clocks = clocksOf(zone);
      const items = dates.map((at, id) => ({ id, text: '', at, moment: clocks(at) }));
      const days = underDays(newestFirst(items), () => '');
      const told = days.flatMap(({ entries }) => entries);
      const times = told.map(({ at }) => Number(at ?? NaN)).filter((time) => !Number.isNaN(time));
      expect(told.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(items.map(({ id }) => id));
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      expect(told.slice(0, times.length).every(({ moment }) => moment)).toBe(true);
    }),
  );
});
