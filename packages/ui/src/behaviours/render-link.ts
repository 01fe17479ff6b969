import { createElement, type ComponentProps, type ReactElement } from 'react';

/** Draws a link. A router passes its own; without one a plain anchor is drawn. */
export type RenderLink = (props: ComponentProps<'a'> & { href: string }) => ReactElement;

export const plainLink: RenderLink = (props) => createElement('a', props);
