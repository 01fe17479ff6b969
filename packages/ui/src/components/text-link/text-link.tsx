import type { ComponentProps, ReactElement } from 'react';
import { useRender, type RenderProp } from '../../behaviours/use-render.ts';
import { linkVariants } from './text-link.styles.ts';

export interface TextLinkProps extends ComponentProps<'a'> {
  /** Underlined on hover only: where its position or column already shows that it is a link. Default false. */
  quiet?: boolean | undefined;
  /** Another element than `<a>`, such as a router's link. */
  render?: RenderProp<ComponentProps<'a'>> | undefined;
}

export function TextLink({ quiet, render, className, ...rest }: TextLinkProps): ReactElement {
  return useRender({
    render,
    element: 'a',
    props: { ...rest, className: linkVariants({ quiet, className }) },
  });
}
