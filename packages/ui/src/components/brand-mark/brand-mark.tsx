import type { ComponentProps } from 'react';
import { brandLogo } from './brand-mark.styles.ts';

export interface BrandMarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The tenant's name, beside its logo. */
  name: string;
  /** Logo of 24, 28 or 36 px. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/** The tenant's logo, from the theme, and name. */
export function BrandMark({ name, size = 'md', className = '', ...rest }: BrandMarkProps) {
  return (
    <span
      {...rest}
      className={`inline-flex max-w-full min-w-0 items-center gap-2.5 font-semibold tracking-[-0.01em] ${size === 'lg' ? 'text-lg' : 'text-md'} ${className}`}
    >
      <span aria-hidden className={brandLogo({ size })} />
      <span className="truncate" title={name}>
        {name}
      </span>
    </span>
  );
}
