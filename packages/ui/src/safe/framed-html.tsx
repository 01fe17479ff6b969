import type { ComponentProps } from 'react';
import { framedHtml } from './framed-html.styles.ts';
import { useFramedHtml } from './use-framed-html.ts';

export interface FramedHtmlProps extends Omit<
  ComponentProps<'iframe'>,
  'srcDoc' | 'src' | 'sandbox' | 'onLoad' | 'ref' | 'children'
> {
  /** A whole document from elsewhere, such as an email. */
  html: string;
  /** Name of the frame. */
  title: string;
}

/** A document that the page did not write, to be looked at: nothing in it runs, loads, sends or leads away. */
export function FramedHtml({ html, title, className, ...rest }: FramedHtmlProps) {
  const { frameProps } = useFramedHtml(html);
  return <iframe title={title} {...rest} {...frameProps} className={framedHtml({ className })} />;
}
