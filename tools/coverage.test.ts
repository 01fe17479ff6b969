import { describe, expect, test } from 'vitest';
import { parseAreas, parseStates, reportCoverage, statesIn } from './coverage.ts';
import { requirementsIn } from './requirements-in-tests.ts';

const states = parseStates('# comment\n\nlist.page.empty due\nlist.page.failed due\ncancel.dialog.open\n');
const story = (name: string, id: string, tested = true) => `
export const ${name} = meta.story({ tags: ['state:${id}'] });
${tested ? `${name}.test('says so', async () => {});` : ''}`;

test('reads a line for each state, and one for each area of the requirements', () => {
  expect(states.at(-1)).toEqual({ id: 'cancel.dialog.open', area: 'cancel', due: false });
  expect(parseAreas('LIST 1-2,5 due: List\nDOC 1: Documents').map(({ id, due }) => [id, due])).toEqual([
    ['LIST-001', true],
    ['LIST-002', true],
    ['LIST-005', true],
    ['DOC-001', false],
  ]);
});

test('a row that a decision replaced needs no test', () => {
  expect(parseAreas('DOC 1-2 due: Documents\nDOC-002 0099')).toEqual([
    { id: 'DOC-001', area: 'DOC', due: true },
    { id: 'DOC-002', area: 'DOC', due: false, replacedBy: '0099' },
  ]);
});

test.each(['list.page', 'List.page.empty', 'a.b.c later', 'a.b.c due now', 'a.b.c\na.b.c due'])(
  'rejects the states %j',
  (text) => {
    expect(() => parseStates(text)).toThrow(/is no state|is listed twice/);
  },
);

test.each(['LIST', 'list 3: List', 'LIST 3 later: List', 'LIST 3', 'LIST-001'])(
  'rejects the area %j',
  (text) => {
    expect(() => parseAreas(text)).toThrow(/is no area/);
  },
);

test('a story may show no state or several', () => {
  expect(statesIn('x', 'export const Default = meta.story();')).toEqual([]);
  const both = `export const Both = meta.story({ tags: ['screen', "state:a.b.c", \`state:a.b.d\`] });`;
  expect(statesIn('x', both).map(({ id }) => id)).toEqual(['a.b.c', 'a.b.d']);
});

test('a requirement is named at the end of a title, not in its middle', () => {
  const row = (number: number) => `LIST-${String(number).padStart(3, '0')}`;
  const source = [
    `test('opens the list (${row(1)}, OP-070, ${row(2)})', () => {});`,
    `test.each([1])("page %d (${row(3)})", () => {});`,
    `describe('the list', () => { test('keeps | its order (${row(7)} to ${row(9)}, ${row(12)})', () => {}); });`,
    `// as ${row(4)} says (${row(5)})`,
    `expect('${row(6)}').toBe(1);`,
  ].join('\n');
  expect(requirementsIn('x.test.ts', source).map(({ id }) => id)).toEqual([1, 2, 3, 7, 8, 9, 12].map(row));
});

describe('the report', () => {
  const reported = (...sources: string[]) =>
    reportCoverage(
      states,
      sources.flatMap((source) => statesIn('a.stories.tsx', source)),
    );
  const complete = [story('Empty', 'list.page.empty'), story('Failed', 'list.page.failed')];

  test('counts what is covered, open and due by area', () => {
    const { lines, mistakes } = reported(...complete);
    expect(lines.slice(1).map((line) => line.split(/ +/))).toEqual([
      ['list', '2', '0', '2'],
      ['cancel', '0', '1', '0'],
      ['total', '2', '1', '2'],
    ]);
    expect(mistakes).toEqual([]);
  });

  test.each([
    ['a due state without a story', [complete[0] ?? ''], 'list.page.failed is due and not covered'],
    [
      'a story of an unknown state',
      [...complete, story('Odd', 'list.page.odd')],
      'a.stories.tsx Odd: list.page.odd does not exist',
    ],
    [
      'a story that tests nothing',
      [...complete, story('Open', 'cancel.dialog.open', false)],
      'a.stories.tsx Open: shows cancel.dialog.open without a test',
    ],
  ])('names %s', (_, sources, mistake) => {
    expect(reported(...sources).mistakes).toEqual([mistake]);
  });
});
