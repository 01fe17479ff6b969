/** The contract of the theme: what a tenant sets, and what components may read. */

/** One of the eight values a tenant sets. */
export interface ThemeInput {
  name: `--portal-${string}`;
  type: 'color' | 'length' | 'number' | 'font-id' | 'asset-id';
  /** The value that holds when the tenant sets none. */
  initial: string;
  description: string;
}

export const themeInputs = [
  {
    name: '--portal-brand',
    type: 'color',
    initial: '#0b5cab',
    description: 'Any opaque sRGB colour; every other colour derives from it. The only required input.',
  },
  {
    name: '--portal-nav',
    type: 'color',
    initial: '#10243e',
    description: 'Ground of the side navigation; its text is computed.',
  },
  {
    name: '--portal-radius',
    type: 'length',
    initial: '6px',
    description: 'Corner of buttons and fields, 0 to 16 px; the other corners scale with it.',
  },
  {
    name: '--portal-font',
    type: 'font-id',
    initial: 'inter',
    description: 'Id of a stack we ship, never an address.',
  },
  {
    name: '--portal-density',
    type: 'number',
    initial: '1',
    description: 'Multiplies control heights and cell padding: 1 or 0.875. A person may override it.',
  },
  {
    name: '--portal-logo',
    type: 'asset-id',
    initial: 'none',
    description: 'Mark beside the product name; drawn at 28 px.',
  },
  {
    name: '--portal-logo-dark',
    type: 'asset-id',
    initial: 'the logo',
    description: 'The mark on dark grounds.',
  },
  {
    name: '--portal-favicon',
    type: 'asset-id',
    initial: 'none',
    description: 'Icon of the browser tab; same record, read by no style.',
  },
] as const satisfies readonly ThemeInput[];

/** A colour text may stand on: the pair list is every text against every ground of its list. */
export interface ContrastPair {
  colour: `--portal-${string}`;
  on: readonly `--portal-${string}`[];
  /** Lowest contrast ratio, WCAG 2.2. */
  ratio: number;
  /** Lowest ratio while more contrast is asked for. */
  more: number;
}

const grounds = [
  '--portal-canvas',
  '--portal-surface',
  '--portal-raised',
  '--portal-sunken',
  '--portal-brand-subtle',
  '--portal-brand-subtle-hover',
  '--portal-row-hover',
  '--portal-row-selected',
  '--portal-row-selected-hover',
  '--portal-control',
  '--portal-control-hover',
  '--portal-field',
] as const;

const edges = [
  '--portal-canvas',
  '--portal-surface',
  '--portal-raised',
  '--portal-sunken',
  '--portal-row-hover',
  '--portal-row-selected',
  '--portal-control',
  '--portal-field',
] as const;

const tones = ['danger', 'success', 'warning', 'info'] as const;

const anyGround = (colour: ContrastPair['colour']): ContrastPair => ({
  colour,
  on: grounds,
  ratio: 4.5,
  more: 7,
});
const one = (
  colour: ContrastPair['colour'],
  on: ContrastPair['colour'],
  ratio = 4.5,
  more = ratio,
): ContrastPair => ({
  colour,
  on: [on],
  ratio,
  more,
});

/** What holds for any brand, in both modes. */
export const contrastPairs: readonly ContrastPair[] = [
  anyGround('--portal-text'),
  anyGround('--portal-text-muted'),
  anyGround('--portal-link'),
  anyGround('--portal-link-hover'),
  ...tones.map((tone) => anyGround(`--portal-${tone}`)),
  ...tones.flatMap((tone) => [
    one(`--portal-${tone}`, `--portal-${tone}-subtle`, 4.5, 7),
    one('--portal-text', `--portal-${tone}-subtle`, 4.5, 7),
    one('--portal-text-muted', `--portal-${tone}-subtle`),
    one('--portal-link', `--portal-${tone}-subtle`),
    one(`--portal-on-${tone}`, `--portal-${tone}-fill`),
  ]),
  one('--portal-text', '--portal-control-active', 4.5, 7),
  one('--portal-on-brand', '--portal-brand'),
  one('--portal-on-brand', '--portal-brand-hover'),
  one('--portal-on-brand', '--portal-brand-active'),
  one('--portal-on-nav', '--portal-nav-ground', 4.5, 7),
  one('--portal-on-nav', '--portal-nav-active', 4.5, 7),
  one('--portal-on-nav-muted', '--portal-nav-ground', 4.5, 7),
  one('--portal-on-nav-muted', '--portal-nav-hover'),
  one('--portal-text-on-inverse', '--portal-inverse', 4.5, 7),
  { colour: '--portal-border-control', on: edges, ratio: 3, more: 4.5 },
  { colour: '--portal-brand-ui', on: edges, ratio: 3, more: 4.5 },
  one('--portal-nav-indicator', '--portal-nav-active', 3),
  one('--portal-focus-inner', '--portal-focus-outer', 9),
];
