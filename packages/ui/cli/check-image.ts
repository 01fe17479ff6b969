import { parse } from 'culori';
import { contrastOf } from '../src/theme/contrast.ts';
import { shownRatio } from '../src/theme/check/check-pairs.ts';
import { error, warning, type Finding } from './finding.ts';
import { nearestPassing } from '../src/theme/check/nearest-passing.ts';

export interface ImageFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const MAX_BYTES = 64 * 1024;
const DRAWN_HEIGHT = 28;
const MAX_WIDTH = 160;
/** Minimum contrast of graphical objects: WCAG 2.2, 1.4.11. */
const MIN_CONTRAST = 3;

const unsafe: readonly (readonly [RegExp, string])[] = [
  [/<!(?:DOCTYPE|ENTITY)/i, 'declares a document type'],
  [/<(?:script|foreignObject|iframe|embed|object|handler|listener)\b/i, 'contains something that runs'],
  [/\son[a-z]+\s*=/i, 'contains an event handler'],
  [/<(?:set|animate\w*)\b/i, 'changes itself'],
  [/javascript:/i, 'contains a javascript: URL'],
  [/(?:href|src)\s*=\s*["']?\s*(?!["']?#)[^\s"'>]/i, 'refers to something outside itself'],
  [/url\(\s*["']?(?!\s*["']?#)/i, 'refers to something outside itself'],
  [/@import/i, 'imports a style sheet'],
];

/** Checks size, dimensions and content of an image. */
export function checkImage({ name, bytes }: ImageFile): readonly Finding[] {
  const findings: Finding[] = [];
  if (bytes.length > MAX_BYTES)
    findings.push(
      error(`${name} has ${Math.ceil(bytes.length / 1024)} KB, at most ${MAX_BYTES / 1024} KB are allowed`),
    );
  const svg = drawingOf({ name, bytes });
  const size = svg === undefined ? pngSize(bytes) : svgSize(svg);
  if (!size) return [...findings, error(`${name} is neither an SVG nor a PNG with a size`)];
  const width = (size.width / size.height) * DRAWN_HEIGHT;
  if (width > MAX_WIDTH)
    findings.push(
      error(
        `${name} is ${Math.round(width)} px wide where it is ${DRAWN_HEIGHT} px high, at most ${MAX_WIDTH} px are allowed`,
      ),
    );
  if (svg !== undefined) {
    const reasons = new Set(unsafe.filter(([pattern]) => pattern.test(svg)).map(([, reason]) => reason));
    findings.push(...[...reasons].map((reason) => error(`${name} ${reason}`)));
  }
  return findings;
}

/** Checks that the most visible colour of an SVG has enough contrast on a background. A PNG is not checked. */
export function checkOnGround(image: ImageFile, ground: string, where: string): readonly Finding[] {
  const svg = drawingOf(image);
  if (svg === undefined) return [];
  const colours = [...svg.matchAll(/(?:fill|stroke|stop-color)\s*[:=]\s*["']?\s*(#[0-9a-f]{3,6}\b|[a-z]+)/gi)]
    .flatMap(([, colour = '']) => (parse(colour) ? hexOf(colour) : []))
    .map((hex) => ({ hex, ratio: contrastOf(hex, ground) }))
    .toSorted((one, other) => other.ratio - one.ratio);
  const best = colours.at(0);
  if (!best || best.ratio >= MIN_CONTRAST) return [];
  return [
    warning(
      `${image.name} on the navigation is ${shownRatio(best.ratio)} in ${where}, ${MIN_CONTRAST}:1 is asked`,
      nearestPassing(best.hex, (candidate) => contrastOf(candidate, ground) >= MIN_CONTRAST),
    ),
  ];
}

function hexOf(colour: string): string | readonly never[] {
  const parsed = parse(colour);
  if (parsed?.mode !== 'rgb' || parsed.alpha === 0) return [];
  const channel = (share: number) =>
    Math.round(share * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(parsed.r)}${channel(parsed.g)}${channel(parsed.b)}`;
}

function drawingOf({ name, bytes }: ImageFile): string | undefined {
  return /\.svg$/i.test(name) ? new TextDecoder().decode(bytes) : undefined;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function svgSize(svg: string): Size | undefined {
  const [tag = ''] = /<svg\b[^>]*>/i.exec(svg) ?? [];
  const box = /viewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/i.exec(tag);
  const [width, height] = box
    ? [Number(box[1]), Number(box[2])]
    : ['width', 'height'].map((side) =>
        Number(new RegExp(`\\s${side}\\s*=\\s*["']([\\d.]+)`, 'i').exec(tag)?.[1]),
      );
  return width && height ? { width, height } : undefined;
}

function pngSize(bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 24 || view.getUint32(0) !== 0x89504e47) return undefined;
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  return width && height ? { width, height } : undefined;
}
