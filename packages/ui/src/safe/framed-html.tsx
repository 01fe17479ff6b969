import { type ComponentProps } from 'react';
import { useMergedRefs } from '../behaviours/use-merged-refs.ts';
import { framedHtml } from './framed-html.styles.ts';
import { useFramedHtml } from './use-framed-html.ts';

export interface FramedHtmlProps extends Omit<
  ComponentProps<'iframe'>,
  'srcDoc' | 'src' | 'sandbox' | 'onLoad' | 'children'
> {
  /** An untrusted document, such as an email. */
  html: string;
  /** Name of the frame. */
  title: string;
}

/** Shows an untrusted document. It cannot run scripts, load resources, submit forms or follow links. */
export function FramedHtml({ html, title, className, ref, ...rest }: FramedHtmlProps) {
  const { frameProps } = useFramedHtml(html);
  const joined = useMergedRefs(frameProps.ref, ref);
  return (
    <iframe title={title} {...rest} {...frameProps} ref={joined} className={framedHtml({ className })} />
  );
}
