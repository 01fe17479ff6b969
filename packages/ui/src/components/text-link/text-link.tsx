import type { ComponentProps } from 'react';
import { linkLook } from './text-link.styles.ts';

export interface TextLinkProps extends ComponentProps<'a'> {
  /** Underlined on hover only: where position or column already says that it is a link. Default false. */
  quiet?: boolean | undefined;
}

export function TextLink({ quiet, className, children, ...rest }: TextLinkProps) {
  return (
    <a {...rest} className={linkLook({ quiet, className })}>
      {children}
    </a>
  );
}
