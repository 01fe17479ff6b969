import { cva } from 'class-variance-authority';

export const region = cva([
  'group/grid min-h-0 flex-1 overflow-auto border-t border-border bg-surface',
  '[scrollbar-color:var(--portal-border-strong)_transparent] [scrollbar-width:thin]',
  'focus-visible:outline-offset-[-2px]',
]);

export const table = cva('w-(--_p-w) min-w-full table-fixed max-md:block max-md:w-full');

export const headCell = cva(
  [
    'sticky top-0 h-head border-b border-border-strong bg-surface px-cell-x',
    'truncate text-xs font-medium text-text-muted',
  ],
  {
    variants: {
      align: { start: 'text-start', end: 'text-end' },
      pin: {
        none: 'z-sticky',
        start: 'z-[calc(var(--portal-z-sticky)+2)]',
        end: 'z-[calc(var(--portal-z-sticky)+2)]',
      },
    },
  },
);

export const sortButton = cva([
  '-mx-1.5 inline-flex min-h-6 items-center gap-1 rounded-sm px-1.5 align-middle font-medium',
  'hover:bg-sunken hover:text-text focus-visible:outline-offset-[-2px] focus-visible:shadow-none',
  '[&>svg]:opacity-55 [[aria-sort]>&]:font-semibold [[aria-sort]>&]:text-text',
  '[[aria-sort]>&>svg]:text-brand-ui [[aria-sort]>&>svg]:opacity-100',
]);

const foldedRow = [
  'max-md:grid max-md:items-center max-md:border-b max-md:border-border max-md:bg-(--_p-row) max-md:py-2',
  "max-md:[grid-template-areas:'check_title_title_id_menu'_'check_status_ring_date_menu']",
];

export const row = cva(
  [
    'group/row [--_p-row:var(--portal-surface)] hover:[--_p-row:var(--portal-row-hover)]',
    'has-focus-visible:[--_p-row:var(--portal-row-hover)]',
    'aria-selected:[--_p-row:var(--portal-row-selected)] aria-selected:hover:[--_p-row:var(--portal-row-selected-hover)]',
    ...foldedRow,
  ],
  {
    variants: {
      opens: { true: 'cursor-pointer', false: '' },
      selectable: { true: '[--_p-fold-start:44px]', false: '[--_p-fold-start:16px]' },
      menu: { true: '[--_p-fold-end:44px]', false: '[--_p-fold-end:16px]' },
    },
    compoundVariants: [
      {
        class: 'max-md:grid-cols-[var(--_p-fold-start)_auto_minmax(0,1fr)_auto_var(--_p-fold-end)]',
      },
    ],
  },
);

/** The soft shadow belongs to the last pinned column, and only while something lies beneath it. */
export const cell = cva(
  [
    'h-row border-b border-border bg-(--_p-row) px-cell-x transition-colors duration-1',
    'max-md:static max-md:h-auto max-md:border-0 max-md:bg-transparent max-md:p-0',
    'forced-colors:group-aria-selected/row:border-b-2 forced-colors:group-aria-selected/row:border-[Highlight]',
  ],
  {
    variants: {
      align: { start: 'text-start tabular-nums', end: 'text-end tabular-nums' },
      muted: { true: 'text-text-muted', false: '' },
      strong: { true: 'font-medium', false: '' },
      clip: { true: 'truncate', false: 'whitespace-nowrap' },
      pin: { none: '', start: 'sticky z-2', end: 'sticky end-0 z-2' },
      pinEdge: {
        true: 'border-e group-data-scrolled-start/grid:border-e-border-strong group-data-scrolled-start/grid:shadow-pin max-md:shadow-none!',
        false: '',
      },
      fold: {
        none: 'max-md:hidden',
        check: 'max-md:grid max-md:place-items-center max-md:[grid-area:check]',
        menu: 'max-md:grid max-md:place-items-center max-md:[grid-area:menu]',
        title: 'max-md:block max-md:leading-6 max-md:font-semibold max-md:[grid-area:title]',
        id: 'max-md:block max-md:ps-3 max-md:text-end max-md:[grid-area:id]',
        status: 'max-md:flex max-md:items-center max-md:[grid-area:status]',
        ring: 'max-md:block max-md:ps-2.5 max-md:text-xs max-md:text-text-muted max-md:[grid-area:ring]',
        date: 'max-md:block max-md:ps-3 max-md:text-end max-md:text-xs max-md:text-text-muted max-md:[grid-area:date]',
      },
    },
  },
);

export const checkCell = 'px-0! text-center! overflow-visible';

/** The cell that hangs over the others fades them out over 20 px. */
export const menuCell = [
  'px-2! text-end! overflow-visible max-md:p-0!',
  "before:pointer-events-none before:absolute before:inset-y-0 before:-start-[20px] before:w-[20px] before:content-['']",
  'before:bg-linear-to-r before:from-transparent before:to-(--_p-row) max-md:before:hidden',
  'not-group-data-scrolled-end/grid:before:hidden',
].join(' ');

export const rowLink = cva(
  'rounded-[2px] text-link underline decoration-transparent underline-offset-3 hover:text-link-hover hover:decoration-current',
);

/** 16 px to see, 28 px to hit. */
export const checkbox = cva([
  'relative m-auto grid size-4 flex-none cursor-pointer appearance-none place-items-center bg-surface',
  'rounded-[min(4px,var(--portal-radius-sm))] border-[1.5px] border-border-control hover:border-text-muted',
  "before:absolute before:-inset-[7px] before:content-['']",
  'checked:border-brand-ui checked:bg-brand-ui indeterminate:border-brand-ui indeterminate:bg-brand-ui',
  "checked:after:h-[5px] checked:after:w-[9px] checked:after:-translate-y-px checked:after:-rotate-45 checked:after:border-b-[1.75px] checked:after:border-l-[1.75px] checked:after:border-on-brand-ui checked:after:content-['']",
  "indeterminate:after:w-2 indeterminate:after:border-b-[1.75px] indeterminate:after:border-on-brand-ui indeterminate:after:content-['']",
  'disabled:cursor-not-allowed disabled:border-border-strong disabled:bg-sunken',
  'forced-colors:appearance-auto forced-colors:after:hidden',
]);

/** Three dots, drawn here so that a row holds no icon. */
export const menuDots = cva([
  'inline-grid size-[28px] place-items-center rounded-sm align-middle text-text-muted max-md:size-[40px]',
  'hover:bg-text/8 hover:text-text aria-expanded:bg-text/8 aria-expanded:text-text',
  "before:h-[4px] before:w-[15px] before:content-['']",
  'before:bg-[radial-gradient(circle,currentColor_1.25px,transparent_1.75px)] before:bg-size-[5px_4px]',
]);

export const cellButton = cva([
  '-mx-1.5 inline-flex min-h-[28px] max-w-[calc(100%+12px)] items-center gap-1.5 rounded-sm px-1.5 align-middle hover:bg-text/7',
  'data-empty:text-text-muted data-empty:before:content-[attr(data-hint)] data-empty:opacity-0 data-empty:focus-visible:opacity-100',
  'data-empty:group-hover/row:opacity-100 data-empty:pointer-coarse:opacity-100',
]);

/** Runs along the upper edge while other rows are on their way; the rows beneath keep their contrast. */
export const busyLine = cva([
  'pointer-events-none absolute inset-x-0 top-0 z-nav h-0.5 overflow-hidden',
  'after:block after:h-full after:w-1/3 after:bg-brand-ui after:content-[""] forced-colors:after:bg-[Highlight]',
  'after:animate-[portal-slide_1.2s_ease-in-out_200ms_infinite_backwards]',
]);
