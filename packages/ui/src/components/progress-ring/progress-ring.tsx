import type { ComponentProps, CSSProperties } from 'react';
import { onceEach } from '../../parts/once-each.ts';
import { wholePercent } from './progress-ring.model.ts';
import { progressRing } from './progress-ring.styles.ts';

export interface ProgressRingProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** As the server sends it, such as `'67.9'`; shown as the whole per cent below it. */
  value: string | number | null | undefined;
  /** 18 px beside a figure, or 72 px with the figure inside. Default `sm`. */
  size?: 'sm' | 'lg' | undefined;
}

const lookOf = onceEach(progressRing);

/** One element: an image named by its figure, such as `86%`. */
export function ProgressRing({ value, size = 'sm', className, style, ...rest }: ProgressRingProps) {
  const percent = wholePercent(value);
  return (
    <span
      role="img"
      {...rest}
      aria-label={`${percent}%`}
      style={{ ...style, '--_p-percent': percent } as CSSProperties}
      className={lookOf({ size, done: percent === 100 }, className)}
    />
  );
}
