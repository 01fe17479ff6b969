import { useMemo, type ComponentProps } from 'react';
import { mergeRefs } from '../behaviours/merge-refs.ts';
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
  const joined = useMemo(() => mergeRefs(frameProps.ref, ref), [frameProps.ref, ref]);
  return (
    <iframe title={title} {...rest} {...frameProps} ref={joined} className={framedHtml({ className })} />
  );
}
