import { baseLook, looks } from '../../tools/review/records.ts';
import type { Look, Picture, ReviewRecord, StateRecord } from '../../tools/review/records.ts';
import type { ReviewData } from './review-data.ts';

/** States, reviews and pictures for the stories of the review pages, so that no picture shows itself. */

const brands: Readonly<Record<string, string>> = {
  harbour: '#0b5cab',
  meridian: '#0f7b5f',
  banksia: '#f4b400',
};

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
  rows?: readonly string[];
  decisions?: readonly string[];
  /** Names of further stories. */
  more?: readonly string[];
}

function state(id: string, name: string, facts: StateFacts = {}): StateRecord {
  const { title = 'Screens/Users/List', review = accepted, tests = [], rows = [], decisions = [] } = facts;
  const [area = ''] = id.split('.');
  const group = title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return {
    Id: id,
    Area: area,
    Due: true,
    Stories: [name, ...(facts.more ?? [])].map((one, index) => ({
      Id: `${group}--${one.toLowerCase().replaceAll(' ', '-')}`,
      Title: title,
      Name: one,
      Tests: index === 0 ? tests : [],
    })),
    Rows: rows,
    Decisions: decisions,
    Review: review,
  };
}

const users = [
  state('users.page.populated', 'Populated', {
    tests: ['lists the users of the tenant, twenty per page (USER-001, USER-011 to USER-016)'],
    rows: ['USER-001', 'USER-011', 'USER-012', 'USER-013', 'USER-014', 'USER-015', 'USER-016'],
  }),
  state('users.page.action-menu-open', 'Action menu open'),
  state('users.page.search-without-result', 'Search without result'),
  state('users.page.empty', 'Empty'),
  state('users.page.failed', 'Failed', {
    review: changesWanted,
    tests: ['offers Retry, which loads the list (USER-030, OP-250)'],
    rows: ['USER-030'],
    decisions: ['OP-250'],
  }),
  state('users.page.loading', 'Loading'),
  state('users.page.no-permission', 'No permission'),
  state('users.page.extremes', 'Extremes', { review: changed }),
  state('users.row.every-status', 'Every status'),
  state('users.row.menu-active', 'Menu of active'),
  state('users.row.menu-locked', 'Menu of locked', { review: null }),
  state('users.row.menu-deactivated', 'Menu of deactivated'),
  state('users.alert.unlocked', 'Unlocked'),
  state('users.alert.unlock-failed', 'Unlock failed'),
];

const listTitle = 'Screens/Applications/List';
const list = [
  state('list.page.first-page', 'First page', {
    title: listTitle,
    review: changed,
    tests: ['leads on from the first page (LIST-047, LIST-048)'],
    rows: ['LIST-047', 'LIST-048'],
  }),
  state('list.pagination.middle-page', 'Middle page', {
    title: listTitle,
    tests: ['shows seven pages around the present one (LIST-048, LIST-083)'],
    rows: ['LIST-048', 'LIST-083'],
  }),
  state('list.pagination.last-page', 'Last page', {
    title: listTitle,
    tests: ['ends at the last page (LIST-048 to LIST-052)'],
    rows: ['LIST-048', 'LIST-049', 'LIST-050', 'LIST-051', 'LIST-052'],
  }),
];

const session = ['populated', 'loading', 'failed'].map((name) =>
  state(
    `session.sign-in.${name}`,
    name.replace(/^./, (first) => first.toUpperCase()),
    {
      title: 'Screens/Sign-in',
    },
  ),
);

const tenantNotFound = state('tenant-not-found.page.shown', 'Default', {
  title: 'Screens/Tenant not found',
  review: null,
  more: ['Narrow', 'Dark'],
});

const withoutStory: StateRecord = {
  ...state('tenant-not-found.page.offline', ''),
  Stories: [],
  Review: null,
};

const states = [...session, ...list, ...users, tenantNotFound];

/** Pictures of every state in the base look, and of the first state of users in all looks. */
export const pictured: ReviewData = {
  states,
  pictures: {
    Commit: '0'.repeat(40),
    Browser: 'Chromium',
    Looks: looks,
    Pictures: states.flatMap((one) =>
      looks
        .filter(
          ({ Id }) => Id === baseLook || Id.startsWith('banksia-dark') || one.Id === 'users.page.populated',
        )
        .map((look) => pictureFor(one, look)),
    ),
  },
};

/** One state without a story, and one with three. */
export const incomplete: ReviewData = { ...pictured, states: [tenantNotFound, withoutStory] };

/** No pictures were made, and no frame ends loading. */
export const loadingFrames: ReviewData = {
  states,
  pictures: null,
  frameAddress: (story, look) => framePage('sb-show-preparing-story', drawing(story, look)),
};

/** No pictures were made, and one look fails. */
export const failingFrame: ReviewData = {
  states,
  pictures: null,
  frameAddress: (story, look) =>
    framePage(
      look.Id === 'meridian-dark-1280' ? 'sb-show-errordisplay' : 'sb-show-main',
      drawing(story, look),
    ),
};

/** No pictures were made, and the stories take the focus. */
export const stealingFrames: ReviewData = {
  states,
  pictures: null,
  frameAddress: () =>
    framePage(
      'sb-show-main',
      '<input><script>document.querySelector("input").focus();document.title="Focused"</script>',
    ),
};

function pictureFor({ Id, Stories: [story] }: StateRecord, look: Look): Picture {
  const file = `data:image/svg+xml,${encodeURIComponent(drawing(Id, look))}`;
  return {
    State: Id,
    Story: story?.Id ?? '',
    Look: look.Id,
    File: file,
    Thumb: file,
    Hash: '0'.repeat(64),
  };
}

/** A sketch of a screen in a look: navigation, a button and as many rows as the id of its state has letters. */
function drawing(id: string, { Tenant, Mode, Width }: Look) {
  const height = Width === 1280 ? 800 : 844;
  const [ground, ink] = Mode === 'dark' ? ['#14171a', '#c9ced4'] : ['#ffffff', '#39424c'];
  const bar = (x: number, y: number, width: number, size: number, fill = ink) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${size}" fill="${fill}"/>`;
  const rows = Array.from({ length: id.length % 13 }, (_, row) => bar(280, 160 + row * 44, Width / 2, 12));
  const size = `width="${Width}" height="${height}" viewBox="0 0 ${Width} ${height}"`;
  const page = [bar(0, 0, Width, height, ground), bar(0, 0, 230, height, '#10243e')];
  const button = bar(Width - 124, 76, 100, 32, brands[Tenant]);
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${[...page, button, ...rows].join('')}</svg>`;
}

const framePages = new Map<string, string>();

/** The address of a page whose body has the class by which the workbench says what it shows. */
function framePage(shows: string, content: string) {
  const page = `<!doctype html><body class="${shows}" style="margin:0">${content}</body>`;
  const address = framePages.get(page) ?? URL.createObjectURL(new Blob([page], { type: 'text/html' }));
  framePages.set(page, address);
  return address;
}
