import type { ComponentProps } from 'react';
import { spinner } from './spinner.styles.ts';

export interface SpinnerProps extends ComponentProps<'span'> {
  /** 14 px next to text, 24 px alone. Default `sm`. */
  size?: 'sm' | 'lg' | undefined;
  /** What is loading. With it the spinner is a status with that name; without it, it is decorative. */
  label?: string | undefined;
}

export function Spinner({ size = 'sm', label, className, ...rest }: SpinnerProps) {
  const meaning = label
    ? ({ role: 'status', 'aria-label': label } as const)
    : ({ 'aria-hidden': true } as const);
  return <span {...meaning} {...rest} className={spinner({ size, className })} />;
}
