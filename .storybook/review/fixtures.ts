import { parseTitle } from '../../tools/requirement-ids.ts';
import { baseLook, looks } from '../../tools/review/records.ts';
import type { Look, Picture, ReviewRecord, StateRecord } from '../../tools/review/records.ts';
import type { ReviewData } from './review-data.ts';

/** States, reviews and pictures for the stories of the review pages, so that no picture shows itself. */

const accepted: ReviewRecord = {
  Status: 'accepted',
  By: 'Fiona Full',
  At: '2026-11-21',
  Text: '',
  Changed: false,
};
const changed: ReviewRecord = { ...accepted, Changed: true };
const changesWanted: ReviewRecord = {
  ...accepted,
  Status: 'changes-wanted',
  By: 'Edna Edit',
  Text: 'Say what was kept.\nThe icon repeats the alert.',
};

interface StateFacts {
  title?: string;
  review?: ReviewRecord | null;
  tests?: readonly string[];
  /** Names of further stories. */
  more?: readonly string[];
}

export function stateOf(id: string, name: string, facts: StateFacts = {}): StateRecord {
  const { title = 'Screens/Users/List', review = accepted, tests = [], more = [] } = facts;
  const group = title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  const titles = tests.map(parseTitle);
  return {
    Id: id,
    Area: id.slice(0, id.indexOf('.')),
    Due: true,
    Stories: [name, ...more].map((one, index) => ({
      Id: `${group}--${one.toLowerCase().replaceAll(' ', '-')}`,
      Title: title,
      Name: one,
      Tests: index === 0 ? tests : [],
    })),
    Rows: titles.flatMap(({ rows }) => rows),
    Decisions: titles.flatMap(({ decisions }) => decisions),
    Review: review,
  };
}

const title = 'Screens/Applications/List';
const tenantNotFound = stateOf('tenant-not-found.page.shown', 'Default', {
  title: 'Screens/Tenant not found',
  review: null,
  more: ['Narrow', 'Dark'],
});
const states = [
  stateOf('list.page.first-page', 'First page', {
    title,
    review: changed,
    tests: ['leads on from the first page (LIST-047, LIST-048)'],
  }),
  stateOf('list.pagination.last-page', 'Last page', {
    title,
    tests: ['ends at the last page (LIST-048 to LIST-052)'],
  }),
  stateOf('users.page.populated', 'Populated', {
    tests: ['lists the users of the tenant, twenty per page (USER-001, USER-011 to USER-016)'],
  }),
  stateOf('users.page.action-menu-open', 'Action menu open'),
  stateOf('users.page.empty', 'Empty'),
  stateOf('users.page.failed', 'Failed', {
    review: changesWanted,
    tests: ['offers Retry, which loads the list (USER-030, OP-250)'],
  }),
  stateOf('users.page.loading', 'Loading'),
  stateOf('users.page.extremes', 'Extremes', { review: changed }),
  stateOf('users.row.menu-locked', 'Menu of locked', { review: null }),
  tenantNotFound,
];

/** Pictures of every state in two looks, and of the first state of users in all looks. */
export const pictured: ReviewData = {
  states,
  pictures: {
    Commit: '0'.repeat(40),
    Browser: 'Chromium',
    Looks: looks,
    Pictures: states.flatMap((state) =>
      looks
        .filter(
          ({ Id }) => [baseLook, 'banksia-dark-1280'].includes(Id) || state.Id === 'users.page.populated',
        )
        .map((look) => pictureFor(state, look)),
    ),
  },
};

/** One state without a story, and one with three. */
export const incomplete: ReviewData = {
  ...pictured,
  states: [
    tenantNotFound,
    { ...stateOf('tenant-not-found.page.offline', '', { review: null }), Stories: [] },
  ],
};

const stealing =
  '<!doctype html><input><script>document.querySelector("input").focus();document.title="Focused"</script>';
const stealingPage = URL.createObjectURL(new Blob([stealing], { type: 'text/html' }));

/** No pictures were made, and the stories take the focus. */
export const live: ReviewData = { states, pictures: null, frameAddress: () => stealingPage };

/** A sheet in the colours of the look. */
function pictureFor({ Id, Stories: [story] }: StateRecord, { Id: Look, Tenant, Mode, Width }: Look): Picture {
  const brand = { harbour: '#0b5cab', meridian: '#0f7b5f', banksia: '#f4b400' }[Tenant];
  const size = `width="${Width}" height="${Width === 1280 ? 800 : 844}"`;
  const page = `<rect ${size} fill="${Mode === 'dark' ? '#14171a' : '#fff'}"/>`;
  const text = `<text x="24" y="80" font-size="40" fill="${brand}">${Id}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${page}${text}</svg>`;
  const File = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { State: Id, Story: story?.Id ?? '', Look, File, Thumb: File, Hash: '0'.repeat(64) };
}
