import type { ReactElement } from 'react';

/** A component as used on a page; or the reason why it cannot be rendered on a server. */
export type Sample = ReactElement | string;

/** By entry point, then by the name of the exported component. */
export type Samples = Readonly<Record<string, Readonly<Record<string, Sample>>>>;
