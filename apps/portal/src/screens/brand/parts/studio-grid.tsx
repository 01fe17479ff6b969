import type { ComponentProps } from 'react';

/** The columns of the studio: the look, and next to it the preview above the contrast. */
export const StudioGrid = (props: ComponentProps<'div'>) => (
  <div
    {...props}
    className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 px-gutter pb-8 min-[1024px]:grid-cols-[320px_minmax(0,1fr)]"
  />
);
