import { expect, test } from 'vitest';
import { dateFormatter } from './date-formatter.ts';

const at = (iso: string) => Date.parse(iso) / 1000;

test.each([
  ['the last minute before clocks go forward', '2026-10-03T15:59:59Z', '04 Oct 2026 01:59'],
  ['the first one after', '2026-10-03T16:00:00Z', '04 Oct 2026 03:00'],
  ['the last minute before clocks go back', '2026-04-04T15:59:00Z', '05 Apr 2026 02:59'],
  ['the hour that comes twice', '2026-04-04T16:00:00Z', '05 Apr 2026 02:00'],
  ['summer', '2026-01-01T00:00:00Z', '01 Jan 2026 11:00'],
  ['winter', '2026-07-01T00:00:00Z', '01 Jul 2026 10:00'],
  ['a leap day', '2024-02-29T12:34:56Z', '29 Feb 2024 23:34'],
  ['a new year that Sydney sees first', '2025-12-31T13:00:00Z', '01 Jan 2026 00:00'],
  ['a moment before 1970', '1969-12-31T23:59:00Z', '01 Jan 1970 09:59'],
])('writes a date in Sydney’s time: %s', (_, iso, text) => {
  expect(dateFormatter('DD MMM YYYY HH:mm', 'Australia/Sydney')(at(iso))).toBe(text);
});

test.each([
  ['Australia/Adelaide', '01 Jan 2026 10:30'],
  ['Australia/Eucla', '01 Jan 2026 08:45'],
  ['America/St_Johns', '31 Dec 2025 20:30'],
  ['UTC', '01 Jan 2026 00:00'],
])('writes times of a zone whose offset is not a whole hour: %s', (zone, text) => {
  expect(dateFormatter('DD MMM YYYY HH:mm', zone)(at('2026-01-01T00:00:00Z'))).toBe(text);
});

test.each([
  ['D/M/YY h:mm a', '5/9/26 3:07 pm'],
  ['YYYY-MM-DD HH:mm:ss', '2026-09-05 15:07:09'],
  ['MMMM D, YYYY [at] hh A', 'September 5, 2026 at 03 PM'],
  ['dddd, ddd D', 'Saturday, Sat 5'],
])('uses the tenant’s own format: %s', (format, text) => {
  expect(dateFormatter(format, 'Australia/Sydney')(at('2026-09-05T05:07:09Z'))).toBe(text);
});

test.each([
  ['Australia/Sydney', '2026-04-04T14:59:59Z', '05 Apr 2026 01:59'],
  ['Australia/Sydney', '2026-04-04T15:00:00Z', '05 Apr 2026 02:00 +11:00'],
  ['Australia/Sydney', '2026-04-04T15:59:59Z', '05 Apr 2026 02:59 +11:00'],
  ['Australia/Sydney', '2026-04-04T16:00:00Z', '05 Apr 2026 02:00 +10:00'],
  ['Australia/Sydney', '2026-04-04T16:59:59Z', '05 Apr 2026 02:59 +10:00'],
  ['Australia/Sydney', '2026-04-04T17:00:00Z', '05 Apr 2026 03:00'],
  ['Australia/Sydney', '2026-10-03T16:00:00Z', '04 Oct 2026 03:00'],
  ['Australia/Lord_Howe', '2026-04-04T14:45:00Z', '05 Apr 2026 01:45 +11:00'],
  ['Australia/Lord_Howe', '2026-04-04T15:15:00Z', '05 Apr 2026 01:45 +10:30'],
  ['America/St_Johns', '2026-11-01T04:00:00Z', '01 Nov 2026 01:30 -02:30'],
  // The change is at midnight UTC, or close to it.
  ['Atlantic/Azores', '2026-10-25T00:30:00Z', '25 Oct 2026 00:30 +00:00'],
  ['Atlantic/Azores', '2026-10-25T01:30:00Z', '25 Oct 2026 00:30 -01:00'],
  ['UTC', '2026-04-04T15:00:00Z', '04 Apr 2026 15:00'],
])('marks a local time that occurs twice in %s with its offset: %s (OP-380)', (zone, iso, text) => {
  expect(dateFormatter('DD MMM YYYY HH:mm', zone, { marksRepeated: true })(at(iso))).toBe(text);
});

test('marks no date without a time', () => {
  const write = dateFormatter('DD MMM YYYY', 'Australia/Sydney', { marksRepeated: true });
  expect(write(at('2026-04-04T15:00:00Z'))).toBe('05 Apr 2026');
});

test('agrees with Intl for every hour of two years', () => {
  const write = dateFormatter('DD/MM/YYYY HH:mm', 'Australia/Sydney');
  const calendar = new Intl.DateTimeFormat('en-AU', {
    timeZone: 'Australia/Sydney',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  for (let seconds = at('2024-01-01T00:00:00Z'); seconds < at('2026-01-01T00:00:00Z'); seconds += 3600)
    expect(write(seconds)).toBe(calendar.format(seconds * 1000).replace(', ', ' '));
});
