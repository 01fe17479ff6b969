import type { ComponentProps } from 'react';
import { safeHtml } from './safe-html.styles.ts';
import { usePurified } from './use-purified.ts';

export interface SafeHtmlProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Untrusted HTML. It keeps p, br, b, strong, em, i, ul, ol, li and links (OP-147). */
  html: string | null | undefined;
}

/** Shows untrusted HTML. No other component may insert HTML into the page. */
export function SafeHtml({ html, className, ...rest }: SafeHtmlProps) {
  const { rich, content } = usePurified(html);
  return (
    <div {...rest} data-plain={rich ? undefined : ''} className={safeHtml({ className })}>
      {content}
    </div>
  );
}
