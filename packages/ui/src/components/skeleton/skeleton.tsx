import type { ComponentProps } from 'react';
import { skeleton } from './skeleton.styles.ts';

export interface SkeletonProps extends ComponentProps<'span'> {
  /** `bar` for text, `pill` for a badge, `dot` for a ring or avatar, `box` for a checkbox. Default `bar`. */
  shape?: 'bar' | 'pill' | 'dot' | 'box' | undefined;
  /** Any CSS width. Default: the whole width for a bar. */
  width?: string | number | undefined;
}

/** A placeholder for content that is loading. Its container sets `aria-busy`. */
export function Skeleton({ shape = 'bar', width, className, style, ...rest }: SkeletonProps) {
  return (
    <span
      aria-hidden
      {...rest}
      style={width === undefined || Number.isNaN(width) ? style : { ...style, inlineSize: width }}
      className={skeleton({ shape, className })}
    />
  );
}
