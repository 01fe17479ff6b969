import { Group } from '@visx/group';
import { Bar } from '@visx/shape';
import { isolated, textWidth } from './chart-text.model.ts';
import { LinkedMark } from './chart-link.tsx';
import { usePaint } from './chart-paints.tsx';
import type { ChartColour, ChartGroup } from './chart.model.ts';
import { chartText } from './charts.styles.ts';
import { rowsLayout, type FigureMark, type RowsInput } from './rows.model.ts';
import { scaleTo } from './scale-to.ts';
import { anchorOf, type ChartBox } from './use-chart-box.ts';
import type { useChartTexts } from './use-chart-texts.ts';

interface RowsDrawing {
  /** What is drawn, with its links. */
  rows: readonly ChartGroup[];
  own: Pick<ReturnType<typeof useChartTexts>, 'figureOf' | 'missingText'>;
  /** Default: no notes. */
  noteOf?: RowsInput['noteOf'] | undefined;
  /** Colour of a bar, by its row and its series. */
  colourOf: (row: number, series: number) => ChartColour;
  /** The pattern of a row without series. Default: that of the series. */
  patternOf?: ((row: number) => number) | undefined;
}

/** Horizontal bars, as a `ChartFrame` draws them. */
export function rowsDrawing(box: ChartBox, { own, noteOf = () => '', ...drawing }: RowsDrawing) {
  const layout = rowsLayout({ ...box, rows: drawing.rows, figureOf: own.figureOf, noteOf, scaleTo });
  const marks = <RowMarks {...drawing} layout={layout} box={box} missingText={own.missingText} />;
  return { height: layout.height, marks };
}

interface RowMarksProps extends Omit<RowsDrawing, 'own' | 'noteOf'> {
  layout: ReturnType<typeof rowsLayout>;
  box: ChartBox;
  missingText: string;
}

/** From the right in right-to-left pages. */
function RowMarks({ layout, box, colourOf, missingText, rows, patternOf }: RowMarksProps) {
  const paint = usePaint();
  const mirrored = (x: number, width = 0) => (box.rtl ? box.width - x - width : x);
  return layout.rows.map(({ label, drawnLabel, labelY, top, height: rowHeight, bars, figures }, row) => (
    <Group key={row}>
      <text
        x={mirrored(0)}
        y={labelY}
        dy=".35em"
        textAnchor={anchorOf('start', box)}
        className={chartText({ role: 'label' })}
      >
        {drawnLabel !== label && <title>{label}</title>}
        {isolated(drawnLabel)}
      </text>
      {bars.map(({ series, x, y, width, height }) => {
        const edge = series > 0 && width > 1 ? 0.5 : 0;
        return (
          <LinkedMark
            key={series}
            link={rows[row]?.links?.[series]}
            area={{
              y: top,
              height: rowHeight,
              ...(bars.length > 1 ? { x: mirrored(x, width), width } : { x: 0, width: box.width }),
            }}
          >
            <Bar
              x={mirrored(x, width) + edge}
              y={y + edge}
              width={width - 2 * edge}
              height={height - 2 * edge}
              rx={Math.min(2, width / 2)}
              {...paint(patternOf?.(row) ?? series, colourOf(row, series))}
            />
          </LinkedMark>
        );
      })}
      {figures.map((figure) => (
        <FigureText
          key={figure.series}
          {...{ figure, mirrored, box }}
          missing={figure.text === missingText}
        />
      ))}
    </Group>
  ));
}

interface FigureTextProps {
  figure: FigureMark;
  mirrored: (x: number, width?: number) => number;
  box: ChartBox;
  missing: boolean;
}

function FigureText({ figure, mirrored, box, missing }: FigureTextProps) {
  const { text, note, x, y, place } = figure;
  const { em } = box;
  const width = textWidth(text) * em;
  const role = place === 'inside' ? 'inside' : missing ? 'missing' : 'figure';
  return (
    <>
      {place === 'plate' && (
        <rect
          x={mirrored(x - width, width) - 0.3 * em}
          y={y - 0.75 * em}
          width={width + 0.6 * em}
          height={1.5 * em}
          rx={2}
          className="fill-surface forced-colors:fill-[Canvas]"
        />
      )}
      <text
        x={mirrored(x)}
        y={y}
        dy=".35em"
        textAnchor={anchorOf(place === 'after' ? 'start' : 'end', box)}
        className={chartText({ role })}
      >
        {text}
        {note !== '' && <tspan className={chartText({ role: 'note' })}>{`\u2002${note}`}</tspan>}
      </text>
    </>
  );
}
