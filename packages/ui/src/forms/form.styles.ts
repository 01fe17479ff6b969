import { cva } from 'class-variance-authority';

export const formRoot = cva('grid min-w-0 gap-4');

/** Two fields in a row if a dialog is wide enough. */
export const formFields = cva(
  'grid min-w-0 grid-cols-[repeat(auto-fit,minmax(min(100%,12.5rem),1fr))] items-start gap-x-3 gap-y-4 *:min-w-0',
);

export const formGroup = cva('col-span-full grid min-w-0 gap-3');

export const formGroupTitle = cva('mb-3 p-0 font-semibold wrap-anywhere');

export const formGroupNote = cva('text-xs whitespace-pre-line text-text-muted wrap-anywhere');

export const formItem = cva(
  'flex min-w-0 flex-wrap items-start gap-2 rounded-md border border-border p-3 [contain-intrinsic-size:auto_6rem] [content-visibility:auto]',
);

export const formItemTools = cva(
  'flex min-w-[calc(3*var(--portal-control-h-sm)+2*4px)] flex-none items-center justify-end gap-1',
);

export const formFoot = cva('flex flex-wrap items-center justify-end gap-2');
