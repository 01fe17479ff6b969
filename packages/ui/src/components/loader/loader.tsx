import type { ComponentProps } from 'react';
import { Spinner } from '../spinner/index.ts';

export interface LoaderProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Says what is loading, such as `Getting user status...` */
  text: string;
  /** Fills the window instead of the container. Default false. */
  fullPage?: boolean | undefined;
}

/** Appears after 200 ms, so that a short wait does not flicker. */
export function Loader({ text, fullPage = false, className = '', ...rest }: LoaderProps) {
  return (
    <div
      {...rest}
      role="status"
      className={`grid animate-[portal-appear_0s_200ms_backwards] content-center justify-items-center gap-4 p-6 ${fullPage ? 'min-h-[100dvh]' : 'min-h-[240px]'} ${className}`}
    >
      <Spinner size="lg" />
      <p className="max-w-full text-center text-md wrap-anywhere text-text-muted">{text}</p>
    </div>
  );
}
