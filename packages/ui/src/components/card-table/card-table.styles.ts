import { cva } from 'class-variance-authority';

/**
 * Rows are stacked by the width of their card, not of the window, because a card may share a row or be in a pane. A
 * table of two columns is stacked later than one of more.
 */
export const stackingOf = (stacks: boolean, columns: number) => {
  if (!stacks) return 'never';
  return columns > 2 ? 'early' : 'late';
};

export const table = cva('w-full table-fixed border-collapse', {
  variants: { stacking: { early: '@max-[520px]:block', late: '@max-[400px]:block', never: '' } },
});

/** Visually hidden while rows are stacked, so that assistive technology still announces the columns. */
export const head = cva('', {
  variants: { stacking: { early: '@max-[520px]:sr-only', late: '@max-[400px]:sr-only', never: '' } },
});

const edges = 'px-cell-x first:ps-card-x last:pe-card-x';

export const headCell = cva(`h-head ${edges} text-start text-xs font-medium text-text-muted`);

export const body = cva('', {
  variants: { stacking: { early: '@max-[520px]:block', late: '@max-[400px]:block', never: '' } },
});

const rule = 'border-t border-border';

export const row = cva(rule, {
  variants: {
    stacking: {
      early:
        '@max-[520px]:relative @max-[520px]:grid @max-[520px]:gap-1 @max-[520px]:px-card-x @max-[520px]:py-3',
      late: '@max-[400px]:relative @max-[400px]:grid @max-[400px]:gap-1 @max-[400px]:px-card-x @max-[400px]:py-3',
      never: '',
    },
  },
});

/**
 * In a stacked row the column's name is shown before the value. It has an empty alternative text, because assistive
 * technology already reads the column header.
 */
export const cell = cva(`h-[40px] py-1.5 text-start align-middle font-regular wrap-anywhere ${edges}`, {
  variants: {
    stacking: {
      early: [
        '@max-[520px]:grid @max-[520px]:h-auto @max-[520px]:min-h-6 @max-[520px]:items-center @max-[520px]:p-0!',
        '@max-[520px]:empty:hidden',
      ],
      late: [
        '@max-[400px]:grid @max-[400px]:h-auto @max-[400px]:min-h-6 @max-[400px]:items-center @max-[400px]:p-0!',
        '@max-[400px]:empty:hidden',
      ],
      never: '',
    },
    stacked: { lead: '', named: '', bare: '', corner: '' },
    strong: { true: 'font-medium', false: '' },
    muted: { true: 'text-text-muted', false: '' },
    numeric: { true: 'tabular-nums', false: '' },
  },
  compoundVariants: [
    {
      stacking: 'early',
      stacked: 'named',
      class: [
        '@max-[520px]:grid-cols-[minmax(0,min(108px,45%))_minmax(0,1fr)] @max-[520px]:gap-3',
        "@max-[520px]:before:self-start @max-[520px]:before:leading-6 @max-[520px]:before:text-text-muted @max-[520px]:before:content-[attr(data-column)/'']",
      ],
    },
    {
      stacking: 'late',
      stacked: 'named',
      class: [
        '@max-[400px]:grid-cols-[minmax(0,min(108px,45%))_minmax(0,1fr)] @max-[400px]:gap-3',
        "@max-[400px]:before:self-start @max-[400px]:before:leading-6 @max-[400px]:before:text-text-muted @max-[400px]:before:content-[attr(data-column)/'']",
      ],
    },
    {
      stacking: 'early',
      stacked: 'corner',
      class: '@max-[520px]:absolute @max-[520px]:end-2 @max-[520px]:top-2',
    },
    {
      stacking: 'late',
      stacked: 'corner',
      class: '@max-[400px]:absolute @max-[400px]:end-2 @max-[400px]:top-2',
    },
    // Leaves room for the control in the corner of the row.
    { stacking: 'early', stacked: 'lead', class: '@max-[520px]:pe-8!' },
    { stacking: 'late', stacked: 'lead', class: '@max-[400px]:pe-8!' },
  ],
});

/** In a right-to-left page the digits of a phone number or a code keep their order. */
export const cellContent = cva('min-w-0 rtl:text-right rtl:[unicode-bidi:plaintext]');
