import { Group } from '@visx/group';
import { Bar, Line } from '@visx/shape';
import { LinkedMark } from './chart-link.tsx';
import { usePaint } from './chart-paints.tsx';
import { ChartFrame, type ChartProps } from './chart-frame.tsx';
import { isolated } from './chart-text.model.ts';
import {
  groupOf,
  known,
  largestOf,
  scaleFor,
  type ChartColour,
  type ChartGroup,
  type ChartItem,
} from './chart.model.ts';
import { chartText } from './charts.styles.ts';
import { columnsLayout, type ColumnsLayout } from './columns.model.ts';
import { rowsDrawing } from './row-marks.tsx';
import { scaleTo } from './scale-to.ts';
import { useChartTexts } from './use-chart-texts.ts';
import { anchorOf, type ChartBox } from './use-chart-box.ts';

export interface ColumnChartProps extends ChartProps {
  /** In a meaningful order, such as months or ranges. */
  items: readonly ChartItem[];
  /** Default 1. */
  colour?: ChartColour | undefined;
  /** Shows at most four lines with their figures behind the columns. Default true. */
  gridlines?: boolean | undefined;
}

/** Vertical bars for a sequence. Without room for their labels, the bars are horizontal. */
export function ColumnChart({ items, colour = 1, gridlines = true, format, ...frame }: ColumnChartProps) {
  const own = useChartTexts(format);
  const { missingText, figureOf, tickOf } = own;
  const values = items.map(({ value }) => value);
  const rows = items.map(groupOf);
  const scale = scaleFor(
    largestOf(values),
    values.every((value) => !known(value) || Number.isInteger(value)),
  );
  return (
    <ChartFrame
      {...frame}
      // The second is the pattern of unfinished columns.
      series={items.some(({ unfinished }) => unfinished) ? ['', ''].map((label) => ({ label, colour })) : []}
      legend={false}
      linked={items.some(({ link }) => link)}
      table={{
        headings: [own.texts.valueHeading],
        rows: items.map(({ label, value }) => ({ label, figures: [own.cellOf(value)] })),
      }}
      draw={(box) => {
        const patternOf = (index: number) => (items[index]?.unfinished ? 1 : 0);
        const layout = columnsLayout({ ...box, items, scale, gridlines, figureOf, tickOf, scaleTo });
        if (!layout) return rowsDrawing(box, { rows, own, patternOf, colourOf: () => colour });
        const marks = <ColumnMarks {...{ box, missingText, patternOf, rows, colour, layout }} />;
        return { height: layout.height, marks };
      }}
    />
  );
}

interface ColumnMarksProps {
  box: ChartBox;
  rows: readonly ChartGroup[];
  missingText: string;
  layout: ColumnsLayout;
  colour: ChartColour;
  patternOf: (index: number) => number;
}

function ColumnMarks({ layout, box, colour, missingText, rows, patternOf }: ColumnMarksProps) {
  const paint = usePaint();
  const mirrored = (x: number, width = 0) => (box.rtl ? box.width - x - width : x);
  const from = { x: mirrored(layout.start) };
  const to = { x: mirrored(layout.end) };
  return (
    <>
      {layout.gridlines.map(({ y, text }) => (
        <Group key={y}>
          <Line from={{ ...from, y }} to={{ ...to, y }} className="stroke-border" />
          <text
            x={mirrored(0)}
            y={y}
            dy=".35em"
            textAnchor={anchorOf('start', box)}
            className={chartText({ role: 'label' })}
          >
            {text}
          </text>
        </Group>
      ))}
      {layout.columns.map(({ label, text, x, barX, barY, barWidth, barHeight }, index) => (
        <Group key={index}>
          <LinkedMark
            link={rows[index]?.links?.[0]}
            area={{
              x: mirrored(barX, barWidth) - 2,
              y: barY - 1.8 * box.em,
              width: barWidth + 4,
              height: barHeight + 4 * box.em,
            }}
          >
            {barHeight > 0 && (
              <Bar
                x={mirrored(barX, barWidth)}
                y={barY}
                width={barWidth}
                height={barHeight}
                rx={Math.min(2, barHeight / 2)}
                {...paint(patternOf(index), colour)}
              />
            )}
          </LinkedMark>
          <text
            x={mirrored(x)}
            y={barY - 0.6 * box.em}
            textAnchor="middle"
            className={chartText({ role: text === missingText ? 'missing' : 'over' })}
          >
            {text}
          </text>
          <text
            x={mirrored(x)}
            y={layout.base + 1.65 * box.em}
            textAnchor="middle"
            className={chartText({ role: 'label' })}
          >
            {isolated(label)}
          </text>
        </Group>
      ))}
      <Line
        from={{ ...from, y: layout.base }}
        to={{ ...to, y: layout.base }}
        className="stroke-border-strong"
      />
    </>
  );
}
