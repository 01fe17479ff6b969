import { digitsOf } from '../../behaviours/masked-input.model.ts';
import { findMonth, isIsoDate, type DatePart } from './date-field.model.ts';

type Order = readonly DatePart[];

const yearFirst: Order = ['year', 'month', 'day'];
const orders: readonly Order[] = [yearFirst, ['day', 'month', 'year'], ['month', 'day', 'year']];

/**
 * Parses a date as people write it: `6/4/1980`, `6 April 1980`, `Apr 6, 1980`, `1980-04-06T10:00`, `06041980`.
 * Ambiguous digits follow the order of the field. Returns `YYYY-MM-DD`, or undefined if the text is not a whole date.
 */
export function readDay(text: string, order: Order): string | undefined {
  const written = text.trim().replace(/(\d)[T ]\d\d:\d\d.*$/, '$1');
  if (/[^\p{Nd}\p{L}\s,./-]/u.test(written)) return undefined;
  // Skips words of two letters: `st`, `nd`, `rd`, `th` and `of`.
  const parts = [...written.matchAll(/\p{Nd}+|\p{L}{3,}/gu)].map(([word]) => digitsOf(word) || word);
  const month = parts.find((part) => findMonth(part) !== undefined);
  if (month !== undefined) return readNamed(parts, month);
  if (parts.length === 1) return readRun(parts[0] ?? '', order);
  if (parts.length !== 3) return undefined;
  const fitting = parts[0]?.length === 4 ? [yearFirst] : [order, ...orders.slice(1)];
  return firstDay(fitting.map((each) => dayOf(parts, each)));
}

function readNamed(parts: readonly string[], month: string) {
  const figures = parts.filter((part) => part !== month);
  if (figures.length !== 2) return undefined;
  const named = String(findMonth(month));
  const [one = '', other = ''] = figures;
  return one.length === 4
    ? dayOf([one, named, other], yearFirst)
    : dayOf([one, named, other], ['day', 'month', 'year']);
}

/** Eight digits without separators. */
function readRun(digits: string, order: Order) {
  if (!/^\d{8}$/.test(digits)) return undefined;
  const cut = (each: Order) => {
    let at = 0;
    return each.map((part) => digits.slice(at, (at += part === 'year' ? 4 : 2)));
  };
  return firstDay([order, ...orders].map((each) => dayOf(cut(each), each)));
}

/** A year needs four digits, because the century of a shorter one is ambiguous. */
function dayOf(parts: readonly string[], order: Order): string | undefined {
  const part = (name: DatePart) => parts[order.indexOf(name)] ?? '';
  if (!/^\d{4}$/.test(part('year'))) return undefined;
  const day = `${part('year')}-${part('month').padStart(2, '0')}-${part('day').padStart(2, '0')}`;
  return isIsoDate(day) ? day : undefined;
}

const firstDay = (days: readonly (string | undefined)[]) => days.find((day) => day !== undefined);
