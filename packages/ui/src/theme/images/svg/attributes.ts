import { gradients } from './svg-element.ts';
import {
  notNegative,
  oneOf,
  readColour,
  readDashes,
  readNumber,
  readNumbers,
  readPath,
  readShare,
  readSize,
  readTransform,
  readX,
  readY,
  type ReadValue,
} from './values.ts';

export type Grammar = Readonly<Record<string, ReadValue>>;

/** A colour, `none`, or `url(#id)` with what is drawn if there is no such gradient. */
const readPaint: ReadValue = (value, { colour }) => {
  const [, , id, rest = ''] = /^url\(\s*(["']?)#([^"')\s]+)\1\s*\)\s*(.*)$/i.exec(value) ?? [];
  const fallback = id === undefined ? value : rest;
  const word = fallback.toLowerCase();
  const plain =
    word === 'none' || word === '' ? word : word === 'currentcolor' ? colour : readColour(fallback);
  if (plain === undefined || (id === undefined && plain === '')) return undefined;
  return id === undefined ? plain : `url(#${id}) ${plain}`.trim();
};

const readClip: ReadValue = (value) => {
  if (value.toLowerCase() === 'none') return 'none';
  const [, , id] = /^url\(\s*(["']?)#([^"')\s]+)\1\s*\)$/i.exec(value) ?? [];
  return id === undefined ? undefined : `url(#${id})`;
};

/** A value that has no effect is not stored. */
export const NO_EFFECT = '';
const without =
  (words: readonly string[], read: ReadValue): ReadValue =>
  (value, context) =>
    words.includes(value.toLowerCase()) ? NO_EFFECT : read(value, context);

const drawn: Grammar = {
  'clip-rule': oneOf('nonzero', 'evenodd'),
  display: (value) => (value.toLowerCase() === 'none' ? 'none' : NO_EFFECT),
  visibility: oneOf('visible', 'hidden', 'collapse'),
};
const painted: Grammar = {
  ...drawn,
  fill: readPaint,
  'fill-opacity': readShare,
  'fill-rule': oneOf('nonzero', 'evenodd'),
  stroke: readPaint,
  'stroke-opacity': readShare,
  'stroke-width': notNegative(readSize),
  'stroke-linecap': oneOf('butt', 'round', 'square'),
  'stroke-linejoin': oneOf('miter', 'round', 'bevel'),
  'stroke-miterlimit': notNegative(readNumber),
  'stroke-dasharray': readDashes,
  'stroke-dashoffset': readSize,
  opacity: readShare,
  'clip-path': readClip,
};
const moved: Grammar = { transform: without(['none', ''], readTransform) };

const radii = {
  rx: without(['auto'], notNegative(readX)),
  ry: without(['auto'], notNegative(readY)),
};
const points = { points: readNumbers((count) => count % 2 === 0) };
const geometry: Readonly<Record<string, Grammar>> = {
  path: { d: without(['', 'none'], readPath) },
  rect: {
    x: readX,
    y: readY,
    width: without(['auto'], notNegative(readX)),
    height: without(['auto'], notNegative(readY)),
    ...radii,
  },
  circle: { cx: readX, cy: readY, r: notNegative(readSize) },
  ellipse: { cx: readX, cy: readY, ...radii },
  line: { x1: readX, y1: readY, x2: readX, y2: readY },
  polyline: points,
  polygon: points,
};

const readStop: ReadValue = (value, { colour }) =>
  value.toLowerCase() === 'currentcolor' ? colour : readColour(value);
const ofGradients: Grammar = {
  gradientUnits: oneOf('userSpaceOnUse', 'objectBoundingBox'),
  gradientTransform: without(['none', ''], readTransform),
  // A PDF draws the last colour on.
  spreadMethod: (value) => (value.toLowerCase() === 'pad' ? NO_EFFECT : undefined),
};

const grammars: Readonly<Record<string, Grammar>> = {
  svg: painted,
  g: { ...painted, ...moved },
  ...Object.fromEntries(
    Object.entries(geometry).map(([name, own]) => [name, { ...own, ...painted, ...moved }]),
  ),
  clipPath: { clipPathUnits: oneOf('userSpaceOnUse', 'objectBoundingBox'), ...drawn, ...moved },
  linearGradient: { x1: readX, y1: readY, x2: readX, y2: readY, ...ofGradients },
  radialGradient: {
    cx: readX,
    cy: readY,
    r: notNegative(readSize),
    fx: readX,
    fy: readY,
    fr: notNegative(readSize),
    ...ofGradients,
  },
  stop: { offset: readShare, 'stop-color': readStop, 'stop-opacity': readShare },
};
const inClips: Readonly<Record<string, Grammar>> = Object.fromEntries(
  Object.entries(geometry).map(([name, own]) => [name, { ...own, ...drawn, ...moved }]),
);

/** The attributes of an element, and how their values are read. A shape in a clip path is not painted. */
export const grammarOf = (name: string, inClip: boolean): Grammar =>
  (inClip ? inClips[name] : undefined) ?? grammars[name] ?? {};

/** Properties that would change the picture and that a report cannot draw. */
const effects =
  /^(?:filter|backdrop-filter|mask(?:-.+)?|mix-blend-mode|marker(?:-.+)?|transform(?:-.+)?|rotate|scale|translate|clip|clip-path|background(?:-.+)?|vector-effect|paint-order|offset(?:-.+)?|pathLength|zoom|perspective)$/;
const harmless = new Set(['none', 'normal', 'auto', 'initial', 'transparent', 'view-box', '']);

/** Whether the property would change the picture, although it is not stored. */
export const hasEffect = (property: string, value: string, element: string): boolean =>
  effects.test(property) &&
  !harmless.has(value.toLowerCase()) &&
  // Neither is drawn by itself.
  element !== 'defs' &&
  element !== 'stop' &&
  !gradients.has(element);

/** Elements inherit these, so that `inherit` has no effect. */
export const isInherited = (property: string): boolean =>
  /^(?:fill|stroke|visibility|clip-rule|color)/.test(property);
