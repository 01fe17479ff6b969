import type { ComponentProps } from 'react';
import { brandLogo } from './brand-mark.styles.ts';

export interface BrandMarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The name of the tenant, next to the logo. */
  name: string;
  /** The logo is 24, 28 or 36 px high. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/** Logo and name of the tenant. The logo comes from the theme. */
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
