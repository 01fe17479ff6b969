import { cva } from 'class-variance-authority';

/**
 * Rows are stacked by the width of their card, not of the window, because a card may share a row or be in a pane. A
 * table of two columns is stacked later than one of more. The preset has the variant `stacked`.
 */
export const stackingOf = (stacks: boolean, columns: number) => {
  if (!stacks) return '@container';
  return columns > 2 ? '@container/early' : '@container/late';
};

export const table = cva('w-full table-fixed border-collapse stacked:block');

/** Visually hidden while rows are stacked, so that assistive technology still announces the columns. */
export const head = cva('stacked:sr-only');

const edges = 'px-cell-x first:ps-card-x last:pe-card-x';

export const headCell = cva(`h-head ${edges} text-start text-xs font-medium text-text-muted`);

export const body = cva('stacked:block');

export const row = cva(
  'border-t border-border stacked:relative stacked:grid stacked:gap-1 stacked:px-card-x stacked:py-3',
);

/**
 * In a stacked row the column's name is shown before the value. It has an empty alternative text, because assistive
 * technology already reads the column header.
 */
export const cell = cva(
  [
    `h-[40px] py-1.5 text-start align-middle font-regular wrap-anywhere ${edges}`,
    'stacked:grid stacked:h-auto stacked:min-h-6 stacked:items-center stacked:p-0! stacked:empty:hidden',
  ],
  {
    variants: {
      stacked: {
        /** Leaves room for the control in the corner of the row. */
        lead: 'stacked:pe-8!',
        named: [
          'stacked:grid-cols-[minmax(0,min(108px,45%))_minmax(0,1fr)] stacked:gap-3',
          "stacked:before:self-start stacked:before:leading-6 stacked:before:text-text-muted stacked:before:content-[attr(data-column)/'']",
        ],
        bare: '',
        corner: 'stacked:absolute stacked:end-2 stacked:top-2',
      },
      strong: { true: 'font-medium', false: '' },
      muted: { true: 'text-text-muted', false: '' },
      numeric: { true: 'tabular-nums', false: '' },
    },
  },
);

/** In a right-to-left page the digits of a phone number or a code keep their order. */
export const cellContent = cva('min-w-0 rtl:text-right rtl:[unicode-bidi:plaintext]');
