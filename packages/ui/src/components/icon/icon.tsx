import type { IconNode } from 'lucide';
import { createElement, type ComponentProps, type ComponentType } from 'react';

/** An icon of lucide, imported by name, or a component that draws an `<svg>`. */
export type IconGlyph = IconNode | ComponentType<ComponentProps<'svg'>>;

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** The drawing. Nothing is rendered without one. */
  glyph: IconGlyph | undefined;
  /** In px: 14 in chips and captions, 16 next to text, 20 in empty states. Default 16. */
  size?: 14 | 16 | 20 | undefined;
  /** Accessible name of an icon without text next to it. Default: the icon is decoration and hidden from screen readers. */
  label?: string | undefined;
}

export function Icon({ glyph, size = 16, label, ...rest }: IconProps) {
  if (!glyph) return null;
  const props: ComponentProps<'svg'> = {
    ...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }),
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    focusable: false,
    ...rest,
    width: size,
    height: size,
  };
  if (!Array.isArray(glyph)) return createElement(glyph, props);
  return (
    <svg viewBox="0 0 24 24" {...props}>
      {glyph.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
