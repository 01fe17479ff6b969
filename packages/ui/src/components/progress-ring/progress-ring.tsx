import type { ComponentProps, CSSProperties } from 'react';
import { formatPercent as englishPercent } from '../../texts/english-numbers.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { memoizeVariants } from '../../parts/memoize-variants.ts';
import { wholePercent } from './progress-ring.model.ts';
import { progressRing } from './progress-ring.styles.ts';

export interface ProgressRingProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** In per cent. Also text as a server sends it, such as `'67.9'`; rounded down. */
  value: string | number | null | undefined;
  /** 18 px next to a figure, or 72 px with the figure inside. Default `sm`. */
  size?: 'sm' | 'lg' | undefined;
}

const formats = { percent: englishPercent };

const classNameOf = memoizeVariants(progressRing);

/** An image with its figure as the accessible name, such as `86%`. */
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
