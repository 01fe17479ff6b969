import { expect, test } from 'vitest';
import { brandNearDanger } from './check-choices.ts';
import { fixtureTenants } from '../fixture-tenants.ts';
import type { TenantTheme } from '../tenant-theme.ts';
import {
  announcement,
  checkLook,
  checkLookInSteps,
  summarySentence,
  type Finding,
  type LookImages,
} from './index.ts';

const harbour: TenantTheme = { brand: '#0b5cab', nav: '#10243e' };
const findingsOf = (theme: TenantTheme, images = {}) => checkLook({ theme, images }).findings;
const shown = ({ level, field, what, nearest }: Finding) => [level, field, what, nearest];

test('names the number of pairs and the lowest one (STUDIO-026)', () => {
  const report = checkLook({ theme: harbour });
  expect(report.findings).toEqual([]);
  expect(summarySentence(report.summary)).toBe(
    '808 pairs checked, none fails. Lowest: chart-2 on canvas, 3.09:1 of 3:1 in light mode.',
  );
});

test('counts the pairs that fail, and puts the lowest before every warning (STUDIO-026, STUDIO-027)', () => {
  const report = checkLook({
    theme: { brand: '#c22826' },
    overrides: { '--portal-on-nav': '#10243e', '--portal-on-chart': '#888888' },
  });
  const { failing } = report.summary;
  expect(failing).toBeGreaterThan(8);
  expect(summarySentence(report.summary)).toBe(`808 pairs checked, ${failing} fail.`);
  expect(report.findings[0]).toMatchObject({ id: 'on-nav-light-more', level: 'fails', field: 'nav' });
  expect(report.findings[0]?.what).toBe(
    'on-nav on nav-ground is 1.00:1 in light mode with more contrast, 7:1 is asked; too low on 2 more.',
  );
  const levels = report.findings.map(({ level }) => level);
  expect(levels).toEqual(
    levels.toSorted(
      (one, other) =>
        ['fails', 'warning', 'adjusted'].indexOf(one) - ['fails', 'warning', 'adjusted'].indexOf(other),
    ),
  );
});

test.each<[string, TenantTheme, (string | undefined)[][]]>([
  [
    'a brand in the colour of danger (STUDIO-028)',
    { brand: '#c22826' },
    [
      [
        'warning',
        'brand',
        'The brand is 0° from the colour of danger, 25° is asked: only icon and outline tell a destructive button apart.',
        '#a65100',
      ],
    ],
  ],
  [
    'a navigation in the brand (STUDIO-028)',
    { brand: '#ffe000', nav: '#ffe000' },
    [
      [
        'warning',
        'nav',
        'The navigation is hardly another colour than the brand: ΔE 1.5, 10 is asked.',
        '#977c00',
      ],
      [
        'adjusted',
        'brand',
        'Brand as text on surface is 1.31:1 in light mode, 4.5:1 is asked: links are drawn in #735400.',
        '#917200',
      ],
    ],
  ],
  [
    'a brand that is too light for links (STUDIO-029)',
    { brand: '#f4b400' },
    [
      [
        'adjusted',
        'brand',
        'Brand as text on surface is 1.84:1 in light mode, 4.5:1 is asked: links are drawn in #844900.',
        '#a46800',
      ],
    ],
  ],
  [
    'a navigation on which its muted text is too low (STUDIO-029)',
    { brand: '#0b5cab', nav: '#777777' },
    [
      [
        'adjusted',
        'nav',
        'Muted text on navigation is 4.34:1 in light mode, 4.5:1 is asked: the navigation is drawn in #3d3d3d.',
        '#7c7c7c',
      ],
    ],
  ],
  ['nothing of a brand that passes (STUDIO-029)', { brand: '#7a1fa2' }, []],
])('reports %s', (_, theme, expected) => {
  expect(findingsOf(theme).map(shown)).toEqual(expected);
});

test.each([fixtureTenants.yellow, fixtureTenants['mid-grey'], { brand: '#f4b400' }])(
  'offers for %j colours with which the findings disappear (STUDIO-027)',
  (theme) => {
    const offered = findingsOf(theme).map(({ field, nearest }) => [field, nearest]);
    const changed = { ...theme, ...(Object.fromEntries(offered) as Partial<TenantTheme>) };
    expect(offered).not.toEqual([]);
    expect(findingsOf(changed)).toEqual([]);
  },
);

test.each(['#c22826', '#ff0000', '#dd0000', '#a01050', '#e03c31'])(
  'the colour offered for %s is far enough from danger (STUDIO-027)',
  (brand) => {
    const [finding] = brandNearDanger({ brand });
    expect(brandNearDanger({ brand: finding?.nearest ?? '' })).toEqual([]);
  },
);

test('warns of images that are hardly seen where they are shown (STUDIO-030)', () => {
  const theme: TenantTheme = { brand: '#0f7b5f', nav: '#f1f6f3' };
  const [white, black] = [{ colours: ['#ffffff'] }, { colours: ['#000000', '#222222'] }];
  const seen = (images: LookImages) =>
    findingsOf(theme, images).map(({ id, field, what }) => [id, field, what]);
  expect(seen({ logo: white })).toEqual([
    ['logo-on-navigation', 'logo', 'Logo on the navigation is 1.09:1 in light mode, 3:1 is asked.'],
    ['logo-on-surface', 'logo', 'Logo on the surface is 1.00:1 in light mode, 3:1 is asked.'],
  ]);
  expect(seen({ logo: black }).map(([id, field]) => [id, field])).toEqual([
    ['logo-dark-on-navigation', 'logo'],
    ['logo-on-surface', 'logo'],
  ]);
  expect(seen({ logo: black, logoDark: white })).toEqual([]);
  expect(seen({ icon: white })).toEqual([
    ['icon-on-tab', 'icon', "Icon of the tab on a browser's tab is 1.00:1 in light mode, 3:1 is asked."],
  ]);
  expect(seen({ icon: black })[0]?.[2]).toMatch(/in dark mode/);
  expect(seen({ logo: { colours: ['#000000', '#999999'], pixelHeight: 20 } })).toEqual([
    ['image-low', 'logo', 'Logo is 20 px high, 56 px are asked: it will look blurred.'],
  ]);
});

test.each([
  [harbour, 'Contrast: none fails.'],
  [{ brand: '#c22826' }, 'Contrast: none fails, 1 warning.'],
  [{ brand: '#c22826', nav: '#c22826' }, 'Contrast: none fails, 1 warning.'],
])('announces %j in a few words (STUDIO-032)', (theme, expected) => {
  expect(announcement(checkLook({ theme }))).toBe(expected);
});

test('checks in steps with the same result, and stops once it is aborted (STUDIO-026)', async () => {
  const look = { theme: fixtureTenants.yellow };
  expect(await checkLookInSteps(look)).toEqual(checkLook(look));
  const abort = new AbortController();
  const aborted = checkLookInSteps(look, abort.signal);
  abort.abort(new Error('A newer value was typed.'));
  await expect(aborted).rejects.toThrow('A newer value was typed.');
});
