import type { ColourName } from './colour-tokens.ts';
import type { InputName } from './inputs.ts';

type Ground = ColourName | Extract<InputName, '--portal-brand'>;

/** A colour and the backgrounds on which it is used. */
export interface ContrastPair {
  readonly colour: ColourName;
  readonly on: readonly Ground[];
  /** Minimum contrast ratio, WCAG 2.2. */
  readonly ratio: number;
  /** Minimum ratio in appearances with more contrast. */
  readonly more: number;
}

const rows = ['--portal-row-hover', '--portal-row-selected', '--portal-row-selected-hover'] as const;
const backs = [
  '--portal-canvas',
  '--portal-surface',
  '--portal-raised',
  '--portal-sunken',
  '--portal-overlay',
] as const;
const grounds = [
  ...backs,
  '--portal-brand-subtle',
  '--portal-brand-subtle-hover',
  ...rows,
  '--portal-control',
  '--portal-control-hover',
  '--portal-pressed',
  '--portal-field',
] as const;
const edges = [...backs, ...rows, '--portal-control', '--portal-field'] as const;
const sheets = ['--portal-canvas', '--portal-surface', '--portal-raised', '--portal-overlay'] as const;
const tones = ['danger', 'success', 'warning', 'info'] as const;
const subtles = tones.map((tone) => `--portal-${tone}-subtle` as const);

const pair =
  (ratio: number, more: number) =>
  (colour: ColourName, ...on: readonly Ground[]): ContrastPair => ({ colour, on, ratio, more });
const text = pair(4.5, 7);
const mark = pair(3, 4.5);
/** On a fixed fill, black or white is the best possible colour, so the minimum stays 4.5 with more contrast. */
const fixed = pair(4.5, 4.5);

/** Pairs that must pass for any brand in both modes. */
export const contrastPairs: readonly ContrastPair[] = [
  text('--portal-text', ...grounds, '--portal-control-active', ...subtles),
  text('--portal-text-muted', ...grounds, ...subtles),
  text('--portal-link', ...grounds, ...subtles),
  text('--portal-link-hover', ...grounds, ...subtles),
  ...tones.map((tone) => text(`--portal-${tone}`, ...grounds, `--portal-${tone}-subtle`)),
  fixed(
    '--portal-on-danger',
    '--portal-danger-fill',
    '--portal-danger-fill-hover',
    '--portal-danger-fill-active',
  ),
  fixed('--portal-on-success', '--portal-success-fill'),
  fixed('--portal-on-warning', '--portal-warning-fill'),
  fixed('--portal-on-info', '--portal-info-fill'),
  fixed('--portal-on-brand', '--portal-brand', '--portal-brand-hover', '--portal-brand-active'),
  text('--portal-on-nav', '--portal-nav-ground', '--portal-nav-hover', '--portal-nav-active'),
  text('--portal-on-nav-muted', '--portal-nav-ground', '--portal-nav-hover'),
  text('--portal-text-on-inverse', '--portal-inverse'),
  fixed('--portal-on-chart', '--portal-chart-1'),
  pair(2.5, 4.5)('--portal-text-disabled', ...sheets, '--portal-sunken', '--portal-field'),
  mark('--portal-border-control', ...edges),
  mark('--portal-brand-ui', ...edges),
  mark('--portal-on-brand-ui', '--portal-brand-ui'),
  mark('--portal-nav-indicator', '--portal-nav-active'),
  ...([1, 2, 3, 4, 5, 6] as const).map((series) => mark(`--portal-chart-${series}`, ...sheets)),
  pair(9, 9)('--portal-focus-inner', '--portal-focus-outer'),
];

/** Backgrounds of the focus ring: on each, the better of its two colours has a contrast of 3:1. */
export const focusGrounds: readonly Ground[] = [
  ...grounds,
  '--portal-brand',
  '--portal-brand-hover',
  '--portal-brand-ui',
  '--portal-danger-fill',
  '--portal-warning-fill',
  '--portal-nav-ground',
  '--portal-nav-hover',
  '--portal-nav-active',
  '--portal-inverse',
  '--portal-chart-1',
  '--portal-chart-4',
];
