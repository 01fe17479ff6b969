import type { LucideIcon } from 'lucide-react';

export interface IconProps {
  /** The drawing, imported by name from lucide-react; nothing is drawn without one. */
  glyph: LucideIcon | undefined;
  /** In px: 14 in chips and captions, 16 beside words, 20 in empty states. Default 16. */
  size?: 14 | 16 | 20 | undefined;
  /** Only for an icon that stands for a word; without it the icon is decoration. */
  label?: string | undefined;
  className?: string | undefined;
}

export function Icon({ glyph: Glyph, size = 16, label, className }: IconProps) {
  if (!Glyph) return null;
  const meaning = label
    ? ({ role: 'img', 'aria-label': label } as const)
    : ({ 'aria-hidden': true } as const);
  return <Glyph {...meaning} size={size} strokeWidth={1.75} className={className} focusable={false} />;
}
