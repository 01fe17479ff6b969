import { formatNumber, formatPercent } from '../texts/english-numbers.ts';

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
const scientific = new Intl.NumberFormat('en', { notation: 'scientific', maximumFractionDigits: 1 });

export const chartTexts = {
  /** Heading of the first column of the table. */
  labelHeading: 'Item',
  /** Heading of the figures in the table. */
  valueHeading: 'Number',
  /** Heading of the shares in the table. */
  shareHeading: 'Share',
  /** Instead of an unknown figure. */
  missingText: 'No figure',
  /** Instead of a chart without items. */
  emptyText: 'No figures.',
  /** Tooltip of the button that shows the table instead of the drawing. */
  tableName: 'Show as table',
  /** Announced when the table replaces the drawing. */
  tableShownText: 'Shown as table',
  /** Announced when the drawing is back. */
  drawingShownText: 'Shown as chart',
  /** Name of the menu that saves the chart. */
  saveName: 'Save chart',
  /** Item of that menu. */
  savePictureText: 'Save as PNG',
  /** Item of that menu. */
  saveFiguresText: 'Save as CSV',
  /** Why no picture can be saved while the table is shown. */
  noPictureReason: 'Show the chart first.',
  /** The browser could not make the picture. */
  pictureFailedText: 'The picture could not be saved.',
  /** Name of a control of a chart; `name` is one of the texts above. */
  controlName: ({ name, title }: { name: string; title: string }) => `${name}: ${title}`,
  /** A figure next to its bar: `1,250`, from ten thousand on `1.3M`, for very large ones `3.9e24`. */
  shortFigure: ({ value }: { value: number }) => {
    const size = Math.abs(value);
    if (size < 10_000) return formatNumber({ value });
    return size < 1e15 ? compact.format(value) : scientific.format(value).replace('E', 'e');
  },
  /** A share from 0 to 1. A share that rounds to nothing or to all is `<1%` or `>99%`. */
  share: ({ share }: { share: number }) => {
    if (share > 0 && share < 0.005) return '<1%';
    return share < 1 && share >= 0.995 ? '>99%' : formatPercent({ share });
  },
} as const;
