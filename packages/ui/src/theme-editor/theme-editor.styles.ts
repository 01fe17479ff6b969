import { cva } from 'class-variance-authority';

export const fieldsRoot = cva('flex min-w-0 flex-col gap-4');
export const fieldPair = cva('grid grid-cols-2 items-start gap-3');

/** The hint of a field, its buttons and its note. */
export const hintLine = cva(
  'mt-1 flex min-h-6 flex-wrap items-center gap-x-1.5 text-xs wrap-anywhere text-text-muted',
);
export const hintButtons = cva('ms-auto flex flex-wrap gap-x-3');
export const textButton = cva('min-h-6 cursor-pointer');
export const fieldNote = cva('text-xs wrap-anywhere text-text-muted');

export const colourPicker = cva(
  'h-control-md w-control-md flex-none cursor-pointer rounded-md border border-border-control bg-field p-px',
);

/** A sample of a colour; the border separates it from a ground of the same colour. */
export const swatch = cva(
  'inline-block size-2.5 flex-none rounded-sm border border-border-strong align-[-1px] forced-color-adjust-none',
);

export const finding = cva([
  'grid grid-cols-[84px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-t border-border py-2 first:border-t-0',
  'max-md:grid-cols-[minmax(0,1fr)] max-md:justify-items-start max-md:py-3',
]);

export const differenceList = cva('', {
  variants: { plain: { false: 'rounded-md border border-border' } },
});
export const differenceLine = cva('grid grid-cols-[108px_minmax(0,1fr)] items-center gap-3', {
  variants: {
    plain: {
      true: 'py-0.5',
      false: 'min-h-[36px] border-t border-border px-3 py-[7px] first:border-t-0',
    },
  },
});
export const differenceValues = cva('flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere');
export const differenceValue = cva('inline-flex min-w-0 items-center gap-1.5');
export const differencePicture = cva(
  'h-[28px] w-[56px] min-w-5 rounded-sm border border-border bg-surface bg-contain bg-center bg-no-repeat bg-origin-content p-0.5 forced-color-adjust-none',
);
