import type { StoredImage } from '@portal/ui/theme/images';
import { StartError } from '../config/start-error.ts';

const largest = 16 * 1024;
const attribute = /\s+([a-zA-Z-]+)\s*=\s*"([^"<>&]*)"/y;
const element = /\s*<(rect|circle|path)((?:\s+[a-zA-Z-]+\s*=\s*"[^"<>&]*")*)\s*(?:\/>|>\s*<\/\1>)/y;
const root = /^\s*<svg((?:\s+[a-zA-Z-]+\s*=\s*"[^"<>&]*")*)\s*>/;

const allowed: ReadonlySet<string> = new Set(
  'x y width height rx cx cy r d fill stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin'.split(
    ' ',
  ),
);
/** Excludes numbers that a PDF cannot represent. */
const plainValue = /^(?!.*(?:\d{8}|e[+-]?\d{2}))[\w#%.,+\s-]*$/;

/**
 * Parses a drawing and writes it again from the parsed shapes, so that nothing else is stored: rectangles, circles
 * and paths in a box of 40 × 40, which pages and reports can draw. Throws a `StartError` with the reason.
 */
export function plainDrawing(svg: string): string {
  const refuse = (why: string) => new StartError(`The drawing ${why}. Nothing was changed.`);
  if (Buffer.byteLength(svg) > largest) throw refuse(`has more than ${largest / 1024} KB`);
  const text = svg.replace(/^\uFEFF?\s*<\?xml[^>]*\?>/, '').replaceAll(/<!--[^]*?-->/g, '');
  const head = root.exec(text);
  if (
    !head ||
    attributesOf(head[1] ?? '')
      .get('viewBox')
      ?.trim() !== '0 0 40 40'
  )
    throw refuse('is not an SVG with viewBox="0 0 40 40"');
  const shapes: string[] = [];
  let at = head[0].length;
  for (;;) {
    element.lastIndex = at;
    const found = element.exec(text);
    if (!found) break;
    const [whole, name = '', written = ''] = found;
    const attributes = attributesOf(written);
    for (const [key, value] of attributes)
      if (!allowed.has(key) || !plainValue.test(value)) throw refuse(`has ${key}="${value}" on a ${name}`);
    shapes.push(`<${name} ${[...attributes].map(([key, value]) => `${key}="${value}"`).join(' ')}/>`);
    at += whole.length;
  }
  if (shapes.length === 0 || !/^\s*<\/svg>\s*$/.test(text.slice(at)))
    throw refuse('holds something besides <rect>, <circle> and <path>, or is not well-formed');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40">${shapes.join('')}</svg>`;
}

/** A drawing as a stored image. */
export const drawnImage = (drawing: string): StoredImage => ({
  bytes: new TextEncoder().encode(drawing),
  mediaType: 'image/svg+xml',
  width: 40,
  height: 40,
});

function attributesOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  attribute.lastIndex = 0;
  for (let match = attribute.exec(text); match; match = attribute.exec(text))
    found.set(match[1] ?? '', match[2] ?? '');
  return found;
}
