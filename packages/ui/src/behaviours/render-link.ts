import { createElement, type ComponentProps, type ReactElement } from 'react';

/** Renders a link. A router passes its own; the default is a plain anchor. */
export type RenderLink = (props: ComponentProps<'a'> & { href: string }) => ReactElement;

export const plainLink: RenderLink = (props) => createElement('a', props);
