import type { ComponentProps } from 'react';
import { linkVariants } from '../components/text-link/index.ts';
import { useTexts } from '../texts/texts-context.ts';
import { safeLinkTexts } from './safe-link.texts.ts';
import { safeHref, type SafeHrefRules } from './safe-href.model.ts';

export interface SafeLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'>, SafeHrefRules {
  /** An untrusted address. If it is not safe, the text is shown without a link. */
  href: string | null | undefined;
  /** Tooltip, which screen readers announce as well. Default `Opens in a new tab`. */
  title?: string | undefined;
}

/** A link to an untrusted address. It opens in a new tab that has no access to this page. */
export function SafeLink({ href, protocols, title, className, children, ...rest }: SafeLinkProps) {
  const texts = useTexts('safe-link', safeLinkTexts);
  const safe = safeHref(href, { protocols });
  if (safe === undefined) {
    return (
      <span {...(rest as ComponentProps<'span'>)} data-refused className={className}>
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
      title={title ?? texts.title}
      className={linkVariants({ className })}
    >
      {children}
    </a>
  );
}
