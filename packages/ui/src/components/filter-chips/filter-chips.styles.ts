import { cva } from 'class-variance-authority';

export const filterBar = cva(
  'flex flex-wrap items-center gap-1.5 text-text-muted max-md:flex-nowrap max-md:overflow-x-auto max-md:whitespace-nowrap',
);

/** The invisible margin brings the target to 24 px inside the 24 px chip's border. */
export const otherValues = cva(
  "relative flex-none cursor-default rounded-sm text-text-muted tabular-nums before:absolute before:-inset-1 before:content-['']",
);

export const clearLink = cva(
  'ms-1.5 inline-flex min-h-6 items-center rounded-sm text-link underline decoration-current/35 underline-offset-3 hover:text-link-hover hover:decoration-current',
);
