import type { ComponentProps, CSSProperties } from 'react';
import { formatPercent as englishPercent } from '../../texts/english-numbers.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { memoizeVariants } from '../../parts/memoize-variants.ts';
import { wholePercent } from './progress-ring.model.ts';
import { progressRing } from './progress-ring.styles.ts';

export interface ProgressRingProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** As the server sends it, such as `'67.9'`; shown as the whole per cent below it. */
  value: string | number | null | undefined;
  /** 18 px beside a figure, or 72 px with the figure inside. Default `sm`. */
  size?: 'sm' | 'lg' | undefined;
}

const formats = { percent: englishPercent };

const classNameOf = memoizeVariants(progressRing);

/** One element: an image named by its figure, such as `86%`. */
export function ProgressRing({ value, size = 'sm', className, style, ...rest }: ProgressRingProps) {
  const percent = wholePercent(value);
  const { percent: formatPercent } = useTexts('formats', formats);
  return (
    <span
      role="img"
      {...rest}
      aria-label={formatPercent({ share: percent / 100 })}
      style={{ ...style, '--_p-percent': percent } as CSSProperties}
      className={classNameOf({ size, done: percent === 100 }, className)}
    />
  );
}
