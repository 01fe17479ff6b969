import type { ReactElement } from 'react';

/** A component as a page would have it; or, where no server can draw it, the reason. */
export type Sample = ReactElement | string;

/** By entry point, then by the name of the exported component. */
export type Samples = Readonly<Record<string, Readonly<Record<string, Sample>>>>;
