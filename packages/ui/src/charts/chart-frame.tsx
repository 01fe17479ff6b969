import { Table2 } from 'lucide';
import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { useMergedRefs } from '../behaviours/use-merged-refs.ts';
import { IconButton } from '../components/icon-button/index.ts';
import { plainLink, type RenderLink } from '../behaviours/render-link.ts';
import { useTexts } from '../texts/texts-context.ts';
import { ChartLinks } from './chart-link.tsx';
import { ChartMenu } from './chart-menu.tsx';
import { ChartPaints, Swatch } from './chart-paints.tsx';
import { ChartTable } from './chart-table.tsx';
import { chartTexts } from './chart.texts.ts';
import type { ChartColour, ChartTableData } from './chart.model.ts';
import {
  chartControls,
  chartDrawing,
  chartFigure,
  chartHead,
  chartLegend,
  chartTitle,
} from './charts.styles.ts';
import { useChartBox, type ChartBox } from './use-chart-box.ts';

/** Props of all charts. */
export interface ChartProps extends Omit<ComponentProps<'figure'>, 'title' | 'children'> {
  /** Names the figure, its drawing and its table. */
  title: string;
  /** What it shows, in one line under the title. */
  summary: string;
  /** Level of the title. Default 2. */
  level?: 2 | 3 | undefined;
  /** Controls at the end of the header, such as a switch between months and quarters. */
  actions?: ReactNode;
  /** Heading of the first column of the table. Default `Item`. */
  labelHeading?: string | undefined;
  /** A figure next to its bar. Default: in full up to 9,999, then `12.5K`. */
  format?: ((value: number) => string) | undefined;
  /** Instead of a drawing without items. Default `No figures.` */
  emptyText?: string | undefined;
  /** Shows the title and keeps the room of the drawing while its data is loading. Default false. */
  loading?: boolean | undefined;
  /** Pales the drawing while newer data is loading. Default false. */
  updating?: boolean | undefined;
  /** Renders the links of figures. Default a plain anchor. */
  renderLink?: RenderLink | undefined;
  /**
   * Name of saved files, without an extension. Adds a menu that saves the drawing as PNG and the figures as CSV.
   * Default none.
   */
  fileName?: string | undefined;
}

export interface ChartFrameProps extends Omit<ChartProps, 'format'> {
  /** The position of a series determines its pattern. */
  series: readonly { label: string; colour: ChartColour }[];
  /** Marks of the drawing are links. */
  linked: boolean;
  /** Shows the names of the series next to the title. */
  legend: boolean;
  table: Omit<ChartTableData, 'labelHeading'>;
  /** Draws the marks for a width and returns their height. */
  draw: (box: ChartBox) => { height: number; marks: ReactNode };
}

/** Title, summary, drawing and table of a chart. */
export function ChartFrame({
  title,
  summary,
  level = 2,
  actions,
  labelHeading,
  emptyText,
  loading = false,
  updating = false,
  renderLink = plainLink,
  fileName,
  ref,
  series,
  legend,
  linked,
  table: figures,
  draw,
  className,
  ...rest
}: ChartFrameProps) {
  const id = useId();
  const texts = useTexts('chart', chartTexts);
  const table = { labelHeading: labelHeading ?? texts.labelHeading, ...figures };
  const [toggled, setAsTable] = useState<boolean>();
  const asTable = toggled === true;
  const [pictureFailed, setPictureFailed] = useState(false);
  const figure = useRef<HTMLElement>(null);
  const attach = useMergedRefs<HTMLElement>(figure, ref);
  const Heading = `h${level}` as const;
  const empty = table.rows.length === 0;
  const ready = !empty && !loading;
  return (
    <figure
      {...rest}
      ref={attach}
      aria-labelledby={id}
      aria-busy={updating || undefined}
      className={chartFigure({ className })}
    >
      <ChartLinks value={renderLink}>
        <ChartPaints colours={series.map(({ colour }) => colour)}>
          <div className={chartHead()}>
            <figcaption className="min-w-0">
              <Heading id={id} className={chartTitle()}>
                {title}
              </Heading>
            </figcaption>
            {legend && !empty && <Legend series={series} />}
            <div className={chartControls({ pushed: !legend || empty })}>
              {!loading && actions}
              {ready && (
                <IconButton
                  icon={Table2}
                  name={texts.controlName({ name: texts.tableName, title })}
                  tooltip={texts.tableName}
                  aria-pressed={asTable}
                  onClick={() => setAsTable(!asTable)}
                />
              )}
              {ready && fileName !== undefined && (
                <ChartMenu
                  {...{ title, fileName, figure, table }}
                  drawn={!asTable}
                  onFail={setPictureFailed}
                />
              )}
            </div>
          </div>
          <div className="px-card-x pb-card-x">
            <p className="-mt-1 mb-3 text-text-muted wrap-anywhere">{summary}</p>
            {empty ? (
              <p className="py-6 text-center text-text-muted">{!loading && (emptyText ?? texts.emptyText)}</p>
            ) : (
              <>
                {!asTable && <Drawing {...{ name: title, draw, updating, linked }} waiting={loading} />}
                {ready && <ChartTable {...table} caption={title} shown={asTable} />}
                <p role="status" className="sr-only">
                  {toggled !== undefined && (asTable ? texts.tableShownText : texts.drawingShownText)}
                </p>
                {pictureFailed && (
                  <p role="alert" className="mt-2 text-danger">
                    {texts.pictureFailedText}
                  </p>
                )}
              </>
            )}
          </div>
        </ChartPaints>
      </ChartLinks>
    </figure>
  );
}

const Legend = ({ series }: Pick<ChartFrameProps, 'series'>) => (
  <ul className={chartLegend()} aria-hidden data-legend>
    {series.map(({ label, colour }, index) => (
      <li key={index} className="flex min-w-0 items-center gap-1.5">
        <Swatch series={index} colour={colour} />
        <span className="min-w-0 wrap-anywhere">{label}</span>
      </li>
    ))}
  </ul>
);

interface DrawingProps extends Pick<ChartFrameProps, 'draw' | 'linked'> {
  name: string;
  waiting: boolean;
  updating: boolean;
}

/** While loading, it keeps the room that it is going to take. */
function Drawing({ name, draw, waiting, updating, linked }: DrawingProps) {
  const { ref, ...box } = useChartBox();
  const { height, marks } = draw(box);
  return (
    <div ref={ref} className="min-w-0 text-xs">
      {waiting ? (
        <svg aria-hidden height={height} className={chartDrawing()} />
      ) : (
        <svg
          data-drawing
          role={linked ? 'group' : 'img'}
          aria-label={name}
          viewBox={`0 0 ${box.width} ${height}`}
          height={height}
          className={chartDrawing({ updating })}
        >
          {marks}
        </svg>
      )}
    </div>
  );
}
