import type { ComponentProps } from 'react';
import { linkVariants } from '../components/text-link/index.ts';
import { safeHref, type SafeHrefRules } from './safe-href.model.ts';

export interface SafeLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'>, SafeHrefRules {
  /** An address from elsewhere. One that may not be followed leaves the words without a link. */
  href: string | null | undefined;
  /** Told on hover and to screen readers. Default `Opens in a new tab`. */
  title?: string | undefined;
}

/** A link whose address the page did not write itself: opens in a new tab that cannot reach back. */
export function SafeLink({
  href,
  protocols,
  title = 'Opens in a new tab',
  className,
  children,
  ...rest
}: SafeLinkProps) {
  const safe = safeHref(href, { protocols });
  if (safe === undefined) {
    return (
      <span data-refused className={className}>
        {children}
      </span>
    );
  }
  return (
    <a
      {...rest}
      href={safe}
      target="_blank"
      rel="noopener noreferrer"
      title={title}
      className={linkVariants({ className })}
    >
      {children}
    </a>
  );
}
