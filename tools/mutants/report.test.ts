import { expect, test } from 'vitest';
import { differences, pageOf, readArea, scoreOf, wordsIn, type MutantReport } from './report.ts';

const source = 'const small = (age: number) =>\n  age < 18;\nconst label = `a`;\n';
const at = (line: number, from: number, to: number) => ({
  start: { line, column: from },
  end: { line, column: to },
});
const report: MutantReport = {
  files: {
    'b.ts': { source, mutants: [{ mutatorName: 'A', status: 'Survived', location: at(1, 1, 2) }] },
    'a.ts': {
      source,
      mutants: [
        {
          mutatorName: 'EqualityOperator',
          replacement: 'age <= 18',
          status: 'Survived',
          location: at(2, 3, 11),
        },
        {
          mutatorName: 'EqualityOperator',
          replacement: 'age >= 18',
          status: 'Killed',
          location: at(2, 3, 11),
        },
        {
          mutatorName: 'ConditionalExpression',
          replacement: 'true',
          status: 'Timeout',
          location: at(2, 3, 11),
        },
        { mutatorName: 'StringLiteral', replacement: '``', status: 'NoCoverage', location: at(3, 15, 18) },
        { mutatorName: 'StringLiteral', replacement: '""', status: 'Ignored', location: at(3, 15, 18) },
      ],
    },
  },
};
const area = readArea({ name: 'ages', what: 'who is small', mutate: ['*.ts', '!b.ts'] }, report);

test('of what was changed and run, what failed a test or never ended was noticed', () => {
  expect(scoreOf(area)).toBe(50);
  expect(area).toMatchObject({ killed: 1, timeout: 1, survived: 1, unseen: 1 });
});

test('an area in which nothing was changed has noticed nothing', () => {
  expect(scoreOf({ ...area, killed: 0, timeout: 0, survived: 0, unseen: 0 })).toBe(0);
});

test('each survivor is listed with its line and its word, and one without a word says so', () => {
  const words = wordsIn('# of ages\n\na.ts\nnobody is 18 to the day | age < 18 → age <= 18\n');
  const page = pageOf(['ages'], [area], words);
  expect(page).toContain('| ages | who is small | 4 | 1 | 1 | 1 | 1 | 50.0 % |');
  expect(page).toContain('**a.ts**\n\n- 2: `age < 18 → age <= 18` – nobody is 18 to the day\n');
  expect(page).toContain('- 3: `ˋaˋ → ˋˋ` – no test comes here\n');
  expect(pageOf(['ages'], [area], wordsIn('a.ts\nas good as the other | *'))).toContain(
    'age <= 18` – as good as the other',
  );
  expect(pageOf(['ages'], [area], new Map())).toContain('– no word yet');
  expect(pageOf(['ages', 'names'], [area], words)).toContain('Not measured yet: names.');
});

test('an area that was not measured this time keeps its figures, its survivors and its place', () => {
  const areas = ['ages', 'names', 'towns'];
  const other = (name: string) => ({ ...area, name, what: `which ${name}` });
  const words = wordsIn('a.ts\nnobody is 18 to the day | age < 18 → age <= 18\n');
  const before = pageOf(areas, areas.map(other), words);
  const again = pageOf(areas, [{ ...other('names'), killed: 3, survived: 0, survivors: [] }], words, before);
  expect(again).toContain(
    '| ages | which ages | 4 | 1 | 1 | 1 | 1 | 50.0 % |\n| names | which names | 5 | 3 |',
  );
  expect(again.split('## names')[1]).toMatch(/^\n\nNothing survived\.\n\n## towns\n\n\*\*a\.ts\*\*\n/u);
  expect(pageOf(areas, [], words, before)).toBe(before);
});

test('two runs are told apart by what became of each change', () => {
  const { 'a.ts': ages } = report.files;
  if (!ages) throw new Error('No ages.');
  const all = { files: { 'a.ts': ages } };
  const other = ages.mutants.slice(0, 2).map((mutant) => ({ ...mutant, status: 'Killed' }));
  expect(differences(all, all)).toEqual({ compared: 3, otherwise: [] });
  expect(differences(all, { files: { 'a.ts': { source, mutants: other } } })).toEqual({
    compared: 2,
    otherwise: ['a.ts:2:3 age < 18 → age <= 18: Survived, then Killed'],
  });
});
