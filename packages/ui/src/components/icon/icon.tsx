import type { LucideIcon, LucideProps } from 'lucide-react';

export interface IconProps extends Omit<LucideProps, 'size' | 'label' | 'children'> {
  /** The drawing, imported by name from lucide-react. Nothing is rendered without one. */
  glyph: LucideIcon | undefined;
  /** In px: 14 in chips and captions, 16 next to text, 20 in empty states. Default 16. */
  size?: 14 | 16 | 20 | undefined;
  /** Accessible name of an icon without text next to it. Default: the icon is decoration and hidden from screen readers. */
  label?: string | undefined;
}

export function Icon({ glyph: Glyph, size = 16, label, className, ...rest }: IconProps) {
  if (!Glyph) return null;
  const meaning = label
    ? ({ role: 'img', 'aria-label': label } as const)
    : ({ 'aria-hidden': true } as const);
  return (
    <Glyph {...meaning} strokeWidth={1.75} focusable={false} {...rest} size={size} className={className} />
  );
}
