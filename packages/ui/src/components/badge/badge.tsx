import type { ComponentProps } from 'react';
import { knownKey } from '../../behaviours/known-key.model.ts';
import { longText } from '../../parts/long-text.tsx';
import { memoizeVariants } from '../../parts/memoize-variants.ts';
import { Icon, type IconGlyph } from '../icon/index.ts';
import { badge, badgeDot, badgeTones } from './badge.styles.ts';

/** A meaning, not a colour. `pending` waits for a user; `muted` is no longer in use. */
export type BadgeTone = 'success' | 'pending' | 'danger' | 'info' | 'neutral' | 'muted';

export interface BadgeProps extends ComponentProps<'span'> {
  /** Default `neutral`. */
  tone?: BadgeTone | undefined;
  /** Tone of the dot only, for common states that should not stand out. Default: `tone`. */
  dot?: BadgeTone | undefined;
  /** Replaces the dot. */
  icon?: IconGlyph | undefined;
}

type BadgeVariants = Record<'tone' | 'dot', BadgeTone> & Record<'boxes' | 'dotted', boolean>;

const classNameOf = memoizeVariants(({ tone, dot, boxes, dotted }: BadgeVariants) =>
  badge({ tone, boxes, className: dotted ? badgeDot({ tone: dot, boxes }) : undefined }),
);

/** A status as a word. Dot, icon and colour only repeat the word. */
export function Badge({ tone: given = 'neutral', dot, icon, className, children, ...rest }: BadgeProps) {
  const tone = knownKey(badgeTones, given, 'neutral');
  const text = longText(children);
  const variants = {
    tone,
    dot: knownKey(badgeTones, dot ?? tone, 'neutral'),
    boxes: icon !== undefined || text !== children,
    dotted: icon === undefined,
  };
  return (
    <span {...rest} data-tone={tone} className={classNameOf(variants, className)}>
      {icon && <Icon glyph={icon} size={14} className="-ms-0.5" />}
      {text}
    </span>
  );
}
