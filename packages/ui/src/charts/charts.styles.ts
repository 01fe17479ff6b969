import { cva } from 'class-variance-authority';

export const chartFigure = cva('@container m-0 min-w-0 rounded-lg border border-border bg-surface');

export const chartHead = cva(
  'flex min-h-[44px] flex-wrap items-center gap-x-4 gap-y-1 py-1.5 ps-card-x pe-2',
);

export const chartTitle = cva('min-w-0 text-md font-semibold tracking-[-0.006em] wrap-anywhere');

export const chartLegend = cva(
  'm-0 ms-auto flex min-w-0 list-none flex-wrap gap-x-4 gap-y-1 p-0 text-xs text-text-muted @max-[420px]:order-last @max-[420px]:w-full',
);

export const chartControls = cva('flex items-center gap-1 @max-[420px]:ms-auto', {
  variants: { pushed: { true: 'ms-auto', false: '' } },
});

/** Positions and text anchors count from the left, in right-to-left pages too. */
export const chartDrawing = cva('block w-full overflow-visible text-xs tabular-nums [direction:ltr]', {
  variants: { updating: { true: 'opacity-60', false: '' } },
});

/** The focus is a line around the area, where outlines of SVG elements are not drawn by every browser. */
export const chartLink = cva('group/mark cursor-pointer outline-none');

export const chartLinkArea = cva(
  'fill-transparent stroke-2 group-hover/mark:stroke-border-control group-focus-visible/mark:stroke-focus-outer forced-colors:group-focus-visible/mark:stroke-[Highlight] print:stroke-transparent',
);

/** A solid mark, the stroke around a patterned one, or the lines of its pattern. */
export const chartPaint = cva('', {
  variants: {
    as: {
      fill: 'fill-current forced-colors:fill-[CanvasText]',
      stroke: 'stroke-current forced-colors:stroke-[CanvasText]',
    },
    colour: {
      1: 'text-chart-1',
      2: 'text-chart-2',
      3: 'text-chart-3',
      4: 'text-chart-4',
      5: 'text-chart-5',
      6: 'text-chart-6',
    },
  },
});

export const chartText = cva('forced-colors:fill-[CanvasText]', {
  variants: {
    role: {
      label: 'fill-text-muted',
      note: 'fill-text-muted font-regular',
      figure: 'pointer-events-none fill-text font-medium',
      missing: 'fill-text-muted',
      /** Above a column, where a gridline may pass. */
      over: 'pointer-events-none fill-text stroke-surface stroke-4 font-medium [paint-order:stroke] forced-colors:stroke-[Canvas]',
      inside:
        'pointer-events-none fill-on-chart font-semibold [forced-color-adjust:none] forced-colors:fill-[Canvas]',
    },
  },
});

export const chartTable = cva('w-full border-collapse text-start tabular-nums');

export const chartCell = cva('border-t border-border px-2 py-1.5 first:ps-0 last:pe-0', {
  variants: {
    kind: {
      heading: 'text-xs font-medium text-text-muted',
      label: 'font-regular wrap-anywhere',
      figure: '',
    },
    figure: { true: 'text-end whitespace-nowrap', false: 'text-start' },
  },
  defaultVariants: { figure: false },
});
