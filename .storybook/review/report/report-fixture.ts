import { looks } from '../../../tools/review/looks.ts';
import type { ReportData, ShownLook, ShownState } from '../../../tools/review/report-data.ts';

/** A drawing of a page, so that a picture never shows a picture of the workbench. */
const drawing = (feed: string, second: string, button = '#0b5cab') =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="800" font-family="sans-serif" font-size="18">
      <rect width="1280" height="800" fill="#f1f6fc"/><rect width="220" height="800" fill="#10243e"/>
      <text x="32" y="44" fill="#fff">Harbour Trust</text>
      <text x="260" y="60" font-size="26">Marchetti Family Trust</text>
      <rect x="1120" y="32" width="120" height="40" rx="6" fill="${button}"/>
      <g fill="#fff" stroke="#d5dde8"><rect x="260" y="110" width="600" height="200" rx="10"/><rect x="260" y="340" width="600" height="420" rx="10"/><rect x="900" y="110" width="340" height="120" rx="10"/></g>
      <text x="924" y="150">Activity feed</text><text x="924" y="194" fill="#5b6b80">${feed}</text>
      <text x="284" y="384">${second}</text>
    </svg>`,
  )}`;

const [base, ...others] = looks;

const look = (Id: string, more: Partial<ShownLook> = {}): ShownLook => ({
  Id,
  Story: 'screens-detail--empty',
  Look: base?.Id ?? '',
  Status: 'Changed',
  Pixels: 727,
  Share: 0.0007,
  Hash: '0'.repeat(64),
  Accepted: false,
  Areas: [{ X: 922, Y: 178, Width: 214, Height: 22 }],
  Width: 1280,
  Height: 800,
  BaseImage: drawing('No activity.', 'Details'),
  BranchImage: drawing('Nothing has happened yet.', 'Details'),
  ...more,
});

const states: readonly ShownState[] = [
  {
    Id: 'activity.feed.empty',
    Area: 'activity',
    Story: 'Screens/Applications/Detail/Activity feed, Empty',
    Rows: ['DETAIL-071', 'OP-122'],
    Looks: [
      look('activity.feed.empty', {
        Pixels: 6210,
        Share: 0.0061,
        BranchImage: drawing('Nothing has happened yet.', 'Facts', '#0f7b5f'),
        Areas: [
          { X: 1120, Y: 32, Width: 120, Height: 40 },
          { X: 922, Y: 178, Width: 214, Height: 22 },
          { X: 284, Y: 368, Width: 54, Height: 20 },
        ],
      }),
    ],
  },
  {
    Id: 'detail.page.core-empty',
    Area: 'detail',
    Story: 'Screens/Applications/Detail, Core empty',
    Rows: ['DETAIL-003'],
    Looks: [look('detail.page.core-empty')],
  },
  {
    Id: 'detail.activity.failed',
    Area: 'detail',
    Story: 'Screens/Applications/Detail/Activity feed, Failed',
    Rows: ['DETAIL-072'],
    Looks: [look('detail.activity.failed', { Accepted: true })],
  },
  {
    Id: 'users.page.archived',
    Area: 'users',
    Story: 'Screens/Users, Archived',
    Rows: [],
    Looks: [
      {
        ...look('users.page.archived', { Status: 'New', Pixels: 0, Share: 0, Areas: [] }),
        BaseImage: undefined as never,
      },
    ],
  },
];

export const reportFixture: ReportData = {
  reduced: false,
  states,
  review: {
    Id: '7f3a91c2',
    Base: {
      Commit: 'ad0f6a1'.padEnd(40, '0'),
      Name: 'main',
      Date: '2026-11-21',
      Subject: 'List users by their name',
    },
    Head: {
      Commit: '9c41e07'.padEnd(40, '0'),
      Name: 'empty-feed',
      Date: '2026-11-23',
      Subject: 'Say what an empty feed means',
    },
    Looks: base ? [base] : others,
    Browser: 'Chromium 151',
    Summary: { Changed: 3, New: 1, Removed: 0, Renamed: 0, Unchanged: 335, Accepted: 1, NotReached: 301 },
    States: states.flatMap(({ Looks }) => Looks),
  },
};

export const nothingChanged: ReportData = {
  ...reportFixture,
  states: [],
  review: {
    ...reportFixture.review,
    Summary: { Changed: 0, New: 0, Removed: 0, Renamed: 0, Unchanged: 338, Accepted: 0, NotReached: 0 },
  },
};

export const reducedReport: ReportData = {
  ...reportFixture,
  reduced: true,
  review: {
    ...reportFixture.review,
    Summary: { ...reportFixture.review.Summary, Changed: 212, Unchanged: 126 },
  },
};
