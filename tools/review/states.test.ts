import type { DocsIndexEntry, StoryIndexEntry } from 'storybook/internal/types';
import { expect, test } from 'vitest';
import { parseStates } from '../coverage.ts';
import { stateRecords } from './states.ts';

const story = (name: string, ...tags: string[]): StoryIndexEntry => ({
  importPath: '',
  id: `screens-users--${name}`,
  title: 'Screens/Users',
  name,
  type: 'story',
  subtype: 'story',
  tags: ['dev', ...tags],
});

const testOf = (name: string, sentence: string, ids: string): StoryIndexEntry => ({
  ...story(name),
  id: `screens-users--${name}:test`,
  name: `${sentence} (${ids})`,
  subtype: 'test',
  parent: `screens-users--${name}`,
});

const several = 'AREA-001 to AREA-003, AREA-048, OP-250';
const one = 'AREA-002';

const docs: DocsIndexEntry = { ...story('docs'), type: 'docs', storiesImports: [] };

test('joins the states, in the order of their file, with stories, requirements, decisions and review (DESK-016)', () => {
  const records = stateRecords(
    parseStates('users.page.populated due\nusers.page.empty'),
    [
      docs,
      story('populated', 'state:users.page.populated', 'state:shell.page.signed-in'),
      testOf('populated', 'lists the users', several),
      testOf('populated', 'shows the roles', one),
      story('compact', 'state:users.page.populated'),
    ],
    [
      {
        state: 'users.page.populated',
        status: 'changes-wanted',
        by: 'Edna Edit',
        at: '2026-11-21',
        pictures: {},
        text: 'The roles are cut.',
      },
    ],
  );
  expect(records).toEqual([
    {
      Id: 'users.page.populated',
      Area: 'users',
      Due: true,
      Stories: [
        {
          Id: 'screens-users--populated',
          Title: 'Screens/Users',
          Name: 'populated',
          Tests: [`lists the users (${several})`, `shows the roles (${one})`],
        },
        { Id: 'screens-users--compact', Title: 'Screens/Users', Name: 'compact', Tests: [] },
      ],
      Rows: ['AREA-001', 'AREA-002', 'AREA-003', 'AREA-048'],
      Decisions: ['OP-250'],
      Review: {
        Status: 'changes-wanted',
        By: 'Edna Edit',
        At: '2026-11-21',
        Text: 'The roles are cut.',
        Changed: false,
      },
    },
    {
      Id: 'users.page.empty',
      Area: 'users',
      Due: false,
      Stories: [],
      Rows: [],
      Decisions: [],
      Review: null,
    },
  ]);
});
