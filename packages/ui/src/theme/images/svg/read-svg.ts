import type { ReadImage } from '../image.ts';
import { buildSvg } from './build-svg.ts';
import { parseXml, type XmlElement, type XmlReading } from './parse-xml.ts';
import { hasNoTree, rejectionsOf, undrawable } from './rejections.ts';
import { collectResources } from './resources.ts';
import { readStyles } from './style-rules.ts';
import { svgText, type SvgElement } from './svg-element.ts';
import { isDistorted, viewBoxOf } from './view-box.ts';

/** A drawing of which everything can be drawn in pages and reports. */
export interface Drawing {
  readonly root: SvgElement;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type SvgReading =
  | { readonly drawing: Drawing; readonly image: ReadImage }
  /** Predicates of the file: 'holds a picture'. Undefined if it is no SVG with a size. */
  | { readonly problems: readonly string[] | undefined };

export function readSvg(bytes: Uint8Array): SvgReading {
  const text = decoded(bytes);
  const xml = text === undefined ? undefined : parseXml(text);
  if (!xml?.root) return { problems: undefined };
  const styles = readStyles(stylesIn(xml.root));
  const problems = new Set(rejectionsOf(xml, styles.rejections));
  const box = viewBoxOf(xml.root);
  if (!box) return { problems: problems.size > 0 ? Array.from(problems) : undefined };
  if (hasNoTree(xml)) return { problems: Array.from(problems) };
  if (isDistorted(xml.root)) problems.add(undrawable('preserveAspectRatio'));
  const root = buildSvg(xml.root, box, styles.of, (what) => {
    if (!problems.has(undrawable(`<${what}>`))) problems.add(undrawable(what));
  });
  if (problems.size > 0) return { problems: Array.from(problems) };
  collectResources(root);
  const presentation = Array.from(root.attributes);
  root.attributes.clear();
  const [width, height] = [box.width, box.height].map((side) => Number(side.toFixed(2))) as [number, number];
  for (const [key, value] of [
    ['xmlns', 'http://www.w3.org/2000/svg'],
    ['viewBox', box.text],
    ['width', String(width)],
    ['height', String(height)],
    ...presentation,
  ] as const)
    root.attributes.set(key, value);
  return {
    drawing: { root, ...box },
    image: {
      bytes: new TextEncoder().encode(svgText(root)),
      mediaType: 'image/svg+xml',
      width,
      height,
      removed: leftOut(xml),
    },
  };
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const stylesIn = ({ name, text, children }: XmlElement): readonly string[] => [
  ...(name === 'style' ? [text] : []),
  ...children.flatMap(stylesIn),
];

function leftOut(xml: XmlReading): readonly string[] {
  const names = xml.root ? namesIn(xml.root) : new Set<string>();
  return [
    ...(xml.comments ? ['comments'] : []),
    ...(xml.instructions.length > 0 ? ['processing instructions'] : []),
    ...(names.has('metadata') ? ['metadata'] : []),
    ...(xml.foreign ? ['editor data'] : []),
  ];
}

const namesIn = ({ name, children }: XmlElement): ReadonlySet<string> =>
  new Set([name, ...children.flatMap((child) => Array.from(namesIn(child)))]);
