import type { SvgElement } from './svg-element.ts';

/** What an element is drawn with: its own values and the inherited ones. */
export type SvgStyle = ReadonlyMap<string, string>;

export const initialStyle: SvgStyle = new Map([
  ['fill', '#000000'],
  ['stroke', 'none'],
  ['opacity', '1'],
]);

const inheritable =
  /^(?:fill(?:-opacity|-rule)?|stroke(?:-(?:opacity|width|linecap|linejoin|miterlimit|dasharray|dashoffset))?|clip-rule|visibility)$/;

/**
 * The style of an element in an element with the style `parent`. The opacity of a group applies to each shape in it,
 * so that shapes of a translucent group that overlap show through each other.
 */
export function styleIn(parent: SvgStyle, { attributes }: SvgElement): SvgStyle {
  const style = new Map(parent);
  for (const [name, value] of attributes) if (inheritable.test(name)) style.set(name, value);
  style.set('opacity', String(Number(parent.get('opacity')) * Number(attributes.get('opacity') ?? 1)));
  return style;
}

/** A colour `#rgb`, `#rrggbb` or `#rrggbbaa` as `#rrggbb` and its opacity. */
export function colourAndOpacity(colour: string): { readonly colour: string; readonly opacity: number } {
  const digits = colour.slice(1).toLowerCase();
  if (digits.length === 3) return { colour: `#${digits.replaceAll(/./g, '$&$&')}`, opacity: 1 };
  const alpha = digits.length === 8 ? Number.parseInt(digits.slice(6), 16) / 255 : 1;
  return { colour: `#${digits.slice(0, 6)}`, opacity: alpha };
}
