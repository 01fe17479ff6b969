import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Pagination, type PaginationProps } from '../components/pagination/index.ts';
import { german } from './de.ts';
import { englishTexts } from './english.ts';
import { defineTexts, plural, TextsProvider, textKeys, type PartialTexts, type TextsTable } from './index.ts';

afterEach(() => vi.restoreAllMocks());

const drawPagination = (
  table: TextsTable | undefined,
  props: Partial<PaginationProps> = {},
  ...outer: TextsTable[]
) => {
  const pages = createElement(Pagination, { page: 2, pageSize: 20, total: 1147, hrefFor: String, ...props });
  const within = (children: ReactNode, texts: TextsTable) =>
    createElement(TextsProvider, { texts }, children);
  return renderToString([...(table ? [table] : []), ...outer].reduce<ReactNode>(within, pages));
};

/** A table without type checks, as from JavaScript. */
const unchecked = (table: Readonly<Record<string, unknown>>) => table as PartialTexts;

describe('the keys', () => {
  test('lists every key, so that a renamed or removed key is visible in review (TEXTS-002)', async () => {
    await expect(`${textKeys.join('\n')}\n`).toMatchFileSnapshot('./keys.txt');
  });

  test('are `<block>.<name>`, once each (TEXTS-001)', () => {
    expect(new Set(textKeys).size).toBe(textKeys.length);
    expect(textKeys.filter((key) => !/^[a-z-]+\.[a-z][A-Za-z]*$/.test(key))).toEqual([]);
  });
});

describe('a provider', () => {
  test('changes every text of a block below it, numbers included (TEXTS-018)', () => {
    const markup = drawPagination(german);
    expect(markup).toContain('aria-label="Seiten"');
    expect(markup).toContain('21–40 von 1.147');
    expect(markup).toContain('aria-label="Vorherige Seite"');
  });

  test('a prop wins over a provider, an inner provider over an outer one, and each over English (TEXTS-003)', () => {
    const pages = defineTexts('en', { 'pagination.label': 'Pages' });
    expect(drawPagination(pages, { label: 'Orders' }, german)).toContain('aria-label="Orders"');
    expect(drawPagination(pages, {}, german)).toContain('aria-label="Pages"');
    expect(drawPagination(pages, {}, german)).toContain('21–40 von 1.147');
    expect(drawPagination(defineTexts('en', {}), {}, german)).toContain('aria-label="Seiten"');
    expect(drawPagination(pages)).toContain('aria-label="Page 2"');
  });

  test('renders with an empty table the same markup as without a provider (TEXTS-007)', () => {
    expect(drawPagination(defineTexts('en', {}))).toBe(drawPagination(undefined));
  });

  test('shows markup of a table as text (TEXTS-013)', () => {
    const table = defineTexts('en', { 'pagination.range': () => '<img src=x onerror=alert(1)>' });
    expect(drawPagination(table)).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  test.each([
    [
      'throws',
      () => {
        throw new Error('broken');
      },
    ],
    ['returns no text', () => ''],
    ['returns a number', () => 4],
  ])('falls back to English, and reports once, if a function %s (TEXTS-012)', (_, text) => {
    const report = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', report);
    const table = defineTexts('en', unchecked({ 'pagination.page': text }));
    expect(drawPagination(table)).toContain('aria-label="Page 1"');
    expect(report).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  test('reports a missing text once in development and shows English (TEXTS-011)', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const table = defineTexts('fr', { 'pagination.range': () => 'tout' });
    expect(drawPagination(table)).toContain('aria-label="Pagination"');
    drawPagination(table);
    const said = warn.mock.calls.map(([message]) => message as string);
    expect(said.filter((message) => message === 'No text for pagination.label in fr.')).toHaveLength(1);
    expect(said).not.toContain('No text for pagination.range in fr.');
  });
});

describe('defineTexts', () => {
  test('freezes the table and its texts (TEXTS-015)', () => {
    const tables = [defineTexts('fr', { 'pagination.label': 'Pages' }), german];
    expect(tables.flatMap((table) => [table, table.texts]).every(Object.isFrozen)).toBe(true);
  });

  test.each([
    [{ 'pagination.lable': 'Pages' }, 'pagination.lable is not a text. Did you mean pagination.label?'],
    [{ 'nothing.at-all': 'Pages' }, 'nothing.at-all is not a text.'],
    [{ 'pagination.range': 'of' }, 'pagination.range is a function of { from, to, total }.'],
    [{ 'pagination.label': () => 'Pages' }, 'pagination.label is a string.'],
    [{ 'pagination.label': ' ' }, 'pagination.label is empty.'],
    [
      { 'pagination.page': (page: number, of: number) => `${page} of ${of}` },
      'pagination.page takes one object, { page }, not 2 parameters.',
    ],
  ])('rejects %j in development (TEXTS-009, TEXTS-010)', (table, message) => {
    expect(() => defineTexts('en', unchecked(table))).toThrow(new TypeError(message));
  });

  test('ignores entries that it cannot use in production (TEXTS-009)', () => {
    vi.stubEnv('DEV', false);
    const table = defineTexts(
      'en',
      unchecked({ 'pagination.lable': 'A', 'pagination.label': 4, 'pagination.range': 'B' }),
    );
    expect(drawPagination(table)).toBe(drawPagination(undefined));
    vi.unstubAllEnvs();
  });

  test.each(['xx_YY', '', 'de-'])('rejects the locale %j (TEXTS-010)', (locale) => {
    expect(() => defineTexts(locale, {})).toThrow(new RangeError(`"${locale}" is not a language tag.`));
  });
});

describe('plural', () => {
  const arabic = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };
  const polish = { one: '# plik', few: '# pliki', many: '# plików', other: '# pliku' };
  test.each([
    ['ar', 0, arabic, 'zero'],
    ['ar', 1, arabic, 'one'],
    ['ar', 2, arabic, 'two'],
    ['ar', 3, arabic, 'few'],
    ['ar', 11, arabic, 'many'],
    ['ar', 100, arabic, 'other'],
    ['pl', 1, polish, '1 plik'],
    ['pl', 3, polish, '3 pliki'],
    ['pl', 5, polish, '5 plików'],
    ['pl', 1.5, polish, '1,5 pliku'],
    ['de', 1, { one: '# Vorschlag', other: '# Vorschläge' }, '1 Vorschlag'],
    ['de', 1250, { one: '# Vorschlag', other: '# Vorschläge' }, '1.250 Vorschläge'],
  ])('in %s uses for %d the Unicode plural category (TEXTS-017)', (locale, count, forms, expected) => {
    expect(plural(locale, count, forms)).toBe(expected);
  });

  test('uses `other` for a category without a form, and reports the category once (TEXTS-017)', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const forms = { one: '# plik', other: '# plików' };
    expect([plural('pl', 3, forms), plural('pl', 4, forms)]).toEqual(['3 plików', '4 plików']);
    expect(warn.mock.calls).toEqual([['The plural "# plików" has no form "few", which pl needs.']]);
  });
});

describe('formats', () => {
  const date = new Date('2026-11-20T22:30:00Z');
  const zoned = { date, timeZone: 'Australia/Sydney' };
  test.each([
    [englishTexts, '21 Nov 2026', '21 Nov 2026 09:30', 'Cash, Shares, Bonds', '86%', '1,250'],
    [german.texts, '21.11.2026', '21. Nov. 2026, 09:30', 'Cash, Shares und Bonds', '86\u00a0%', '1.250'],
  ])('follow the language (TEXTS-018, TEXTS-019, TEXTS-021)', (texts, day, moment, list, percent, number) => {
    expect(texts['formats.day']?.(zoned)).toBe(day);
    expect(texts['formats.moment']?.(zoned)).toBe(moment);
    expect(texts['formats.list']?.({ items: ['Cash', 'Shares', 'Bonds'] })).toBe(list);
    expect(texts['formats.percent']?.({ share: 0.86 })).toBe(percent);
    expect(texts['formats.number']?.({ value: 1250 })).toBe(number);
  });

  test('have fixed English months in any version of Intl (TEXTS-019, OP-368)', () => {
    const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 9)));
    const shown = days.map((date) => englishTexts['formats.day']({ date, timeZone: 'UTC' }));
    expect(shown[2]).toBe('09 Mar 2026');
    expect(shown[8]).toBe('09 Sep 2026');
  });
});

describe('the German table', () => {
  /** Words that German shares with English. */
  const shared = ['PDF', 'OK', 'CSV', 'PNG', 'optional', 'Logo', 'Navigation', 'Inter'];

  test('has every text, none of them English by mistake (TEXTS-023)', () => {
    expect(Object.keys(german.texts).toSorted()).toEqual(textKeys);
    const english = textKeys.filter(
      (key) => typeof german.texts[key] === 'string' && german.texts[key] === englishTexts[key],
    );
    expect(english.filter((key) => !shared.includes(String(englishTexts[key])))).toEqual([]);
  });
});
