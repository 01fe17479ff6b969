import type { ComponentProps } from 'react';
import { skeleton } from './skeleton.styles.ts';

export interface SkeletonProps extends ComponentProps<'span'> {
  /** What will stand there: text, a badge, a ring or avatar, a checkbox. Default `bar`. */
  shape?: 'bar' | 'pill' | 'dot' | 'box' | undefined;
  /** Any CSS width; bars fill their container without it. */
  width?: string | number | undefined;
}

/** A place kept for what is loading. Silent: whatever holds it says `aria-busy`. */
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
