import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './root.ts';
import { parseStates, reportStates, statesOfStories } from './states.ts';

const list = parseStates('# comment\n\nlist.page.empty due\nlist.page.failed due\ncancel.dialog.open\n');
const story = (name: string, id: string, tested = true) => `
export const ${name} = meta.story({ tags: ['state:${id}'] });
${tested ? `${name}.test('says so', async () => {});` : ''}`;

describe('the list of states', () => {
  test('is read line by line, with what is due', () => {
    expect(list).toEqual([
      { id: 'list.page.empty', due: true },
      { id: 'list.page.failed', due: true },
      { id: 'cancel.dialog.open', due: false },
    ]);
  });

  test.each([
    'list.page',
    'List.page.empty',
    'list.page.empty later',
    'list.page.empty due now',
    'a.b.c\na.b.c due',
  ])('refuses %j', (text) => {
    expect(() => parseStates(text)).toThrow(/is no state|is listed twice/);
  });

  test('of the repository is well formed and knows what is due', () => {
    const states = parseStates(
      globSync('apps/portal/src/**/states.txt', { cwd: root })
        .map((file) => readFileSync(join(root, file), 'utf8'))
        .join('\n'),
    );
    expect(states).toHaveLength(338);
    expect(states.filter(({ due }) => due).length).toBeGreaterThan(50);
  });
});

describe('the stories of a file', () => {
  test('name their states, and whether a test says what a person notices', () => {
    const source = story('Empty', 'list.page.empty') + story('Failed', 'list.page.failed', false);
    expect(statesOfStories('list.stories.tsx', source)).toEqual([
      { id: 'list.page.empty', file: 'list.stories.tsx', story: 'Empty', tested: true },
      { id: 'list.page.failed', file: 'list.stories.tsx', story: 'Failed', tested: false },
    ]);
  });

  test('may show no state, or several in one story', () => {
    expect(statesOfStories('x', 'export const Default = meta.story();')).toEqual([]);
    const both = `export const Both = meta.story({ tags: ['screen', "state:a.b.c", \`state:a.b.d\`] });`;
    expect(statesOfStories('x', both).map(({ id }) => id)).toEqual(['a.b.c', 'a.b.d']);
  });
});

describe('the report', () => {
  const reported = (...sources: string[]) =>
    reportStates(
      list,
      sources.flatMap((source) => statesOfStories('a.stories.tsx', source)),
    );
  const complete = [story('Empty', 'list.page.empty'), story('Failed', 'list.page.failed')];

  test('counts what is covered and what is open by area', () => {
    expect(reported(...complete).lines).toEqual([
      'area                   covered   open',
      'list                         2      0   2 of 2 due',
      'cancel                       0      1',
      'total                        2      1',
    ]);
  });

  test('finds nothing wrong where every due state has its story', () => {
    expect(reported(...complete).mistakes).toEqual([]);
  });

  test('names a due state without a story', () => {
    expect(reported(complete[0] ?? '').mistakes).toEqual(['list.page.failed is due and has no story']);
  });

  test('names a story of an unknown state', () => {
    expect(reported(...complete, story('Odd', 'list.page.odd')).mistakes).toEqual([
      'a.stories.tsx: Odd shows the unknown state list.page.odd',
    ]);
  });

  test('names a story of a state that tests nothing', () => {
    expect(reported(...complete, story('Open', 'cancel.dialog.open', false)).mistakes).toEqual([
      'a.stories.tsx: Open shows cancel.dialog.open without a test',
    ]);
  });
});
