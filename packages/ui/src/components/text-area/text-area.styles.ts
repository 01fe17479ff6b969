import { cva } from 'class-variance-authority';
import { fieldBoxInput } from '../field/index.ts';

/** Grows with its text if the browser supports it; otherwise the user can resize it. */
export const textArea = cva([
  fieldBoxInput(),
  'field-sizing-content max-h-[40vh] min-h-[56px] w-full py-2 wrap-anywhere',
  'resize-y supports-[field-sizing:content]:resize-none',
]);

export const textAreaFoot = cva(
  'flex min-w-0 flex-wrap items-center justify-between gap-2 py-1.5 ps-2.5 pe-1.5',
);

export const textCounter = cva(
  'text-xs text-text-muted tabular-nums data-over:font-medium data-over:text-danger',
);
