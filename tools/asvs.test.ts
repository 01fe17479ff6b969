import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';

interface Row {
  readonly id: string;
  readonly level: string;
  readonly status: string;
  readonly shownBy: readonly string[];
  readonly note: string;
}

/** A line of the file: five cells, of which the last may be in quotes. */
function rowOf(line: string): Row {
  const [, id = '', level = '', status = '', shown = '', note = ''] =
    /^([\d.]+),([12]),([a-z ]+),([^,"]*),(.*)$/.exec(line) ?? [];
  return { id, level, status, shownBy: shown.split(' ; ').filter(Boolean), note };
}

const [heading, ...lines] = readFileSync(join(root, 'docs/asvs.csv'), 'utf8').trim().split('\n');
const rows = lines.map(rowOf);
const inOrder = (id: string) =>
  id
    .split('.')
    .map((part) => part.padStart(3, '0'))
    .join('.');

/** The first section of these chapters asks for documentation. */
const ofDocumentation = /^(?:2|5|6|7|8|11|13|14|15|16)\.1\./;
const isTest = (shown: string): boolean => /\.(?:test|spec)\.tsx?(?: |$)/.test(shown);

/** Whether a file is there, and has the part of a title behind its name. */
function isThere(shown: string): boolean {
  const [, path = '', title = ''] = /^(\S+)(?: '(.+)')?$/.exec(shown) ?? [];
  return (
    path !== '' && existsSync(join(root, path)) && readFileSync(join(root, path), 'utf8').includes(title)
  );
}

test('every requirement of ASVS 5.0 up to level 2 has one row', () => {
  expect(heading).toBe('id,level,status,shown by,note');
  const ids = rows.map(({ id }) => id);
  expect(new Set(ids).size).toBe(253);
  expect(ids).toHaveLength(253);
  expect(ids).toEqual(ids.toSorted((one, other) => (inOrder(one) < inOrder(other) ? -1 : 1)));
  expect(rows.filter(({ level }) => level === '1')).toHaveLength(70);
});

test('what is met names what shows it, and what is not says why', () => {
  const lacking = rows.filter(({ status, shownBy, note }) =>
    status === 'met' ? shownBy.length === 0 : !['not applicable', 'open'].includes(status) || note === '',
  );
  expect(lacking).toEqual([]);
});

test('what shows a requirement is there', () => {
  const named = new Set(rows.flatMap(({ shownBy }) => shownBy));
  expect([...named].filter((shown) => !isThere(shown))).toEqual([]);
});

test('what is met names a test, but for requirements of documentation', () => {
  const lacking = rows.filter(
    ({ id, status, shownBy }) =>
      status === 'met' &&
      !shownBy.some((shown) => isTest(shown) || (ofDocumentation.test(id) && shown.includes('.md'))),
  );
  expect(lacking).toEqual([]);
});
