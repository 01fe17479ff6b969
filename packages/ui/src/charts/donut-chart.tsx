import { Group } from '@visx/group';
import { Pie } from '@visx/shape';
import { Swatch, usePaint } from './chart-paints.tsx';
import { ChartFrame, type ChartProps } from './chart-frame.tsx';
import { fullFigure, shareText, shortFigure } from './chart-text.model.ts';
import { colourAt, drawable, known, sumOf, type ChartItem } from './chart.model.ts';
import { chartText } from './charts.styles.ts';
import { donutSlices, type DonutSlice } from './donut.model.ts';
import type { ChartBox } from './use-chart-box.ts';

export interface DonutChartProps extends ChartProps {
  /** Those after the fifth are one slice together; the table has them all. */
  items: readonly ChartItem[];
  /** Under the sum in the middle. Default `in all`. */
  totalText?: string | undefined;
  /** Name of the slice of the rest. Default `n others`. */
  restLabel?: ((count: number) => string) | undefined;
  /** Heading of the figures in the table. Default `Number`. */
  valueHeading?: string | undefined;
  /** Heading of the shares in the table. Default `Share`. */
  shareHeading?: string | undefined;
}

/** Parts of one whole, two to six of them. Bars compare better: use it where the whole is the point. */
export function DonutChart({
  items,
  totalText = 'in all',
  restLabel = (count) => `${count} others`,
  labelHeading = 'Item',
  valueHeading = 'Number',
  shareHeading = 'Share',
  format = shortFigure,
  missingText = 'No figure',
  ...frame
}: DonutChartProps) {
  const total = sumOf(items.map(({ value }) => value));
  const slices = donutSlices(items, restLabel);
  return (
    <ChartFrame
      {...frame}
      series={slices.map(({ label }, index) => ({ label, colour: colourAt(index) }))}
      legend={false}
      table={{
        labelHeading,
        headings: [valueHeading, shareHeading],
        rows: items.map(({ label, value }) => ({
          label,
          figures: known(value)
            ? [fullFigure(value), value >= 0 && total > 0 ? shareText(value, total) : '']
            : [missingText, ''],
        })),
      }}
      draw={(box) => ({
        height: box.width,
        marks: <Ring slices={slices} box={box} total={format(total)} totalText={totalText} />,
      })}
      aside={
        <ul
          aria-hidden
          className="m-0 grid max-w-[360px] min-w-0 flex-[1_1_160px] list-none gap-1.5 p-0 tabular-nums"
        >
          {slices.map(({ label, value, share }, index) => (
            <li key={index} className="flex min-w-0 items-center gap-2">
              <Swatch series={index} colour={colourAt(index)} />
              <span title={label} dir="auto" className="min-w-0 flex-1 truncate text-start text-text-muted">
                {label}
              </span>
              <span className={known(value) ? 'font-medium' : 'text-text-muted'}>
                {known(value) ? format(value) : missingText}
              </span>
              {share !== '' && <span className="min-w-[4ch] text-end text-text-muted">{share}</span>}
            </li>
          ))}
        </ul>
      }
    />
  );
}

interface RingProps {
  slices: readonly DonutSlice[];
  box: ChartBox;
  total: string;
  totalText: string;
}

function Ring({ slices, box, total, totalText }: RingProps) {
  const paint = usePaint();
  const middle = box.width / 2;
  const outer = middle - 1;
  const inner = outer * 0.64;
  const drawn = slices.map(({ value }, series) => ({ series, value: drawable(value) }));
  return (
    <>
      {drawn.every(({ value }) => value === 0) && (
        <circle
          cx={middle}
          cy={middle}
          r={(outer + inner) / 2}
          fill="none"
          strokeWidth={outer - inner}
          className="stroke-border"
        />
      )}
      <Pie
        data={drawn.filter(({ value }) => value > 0)}
        pieValue={({ value }) => value}
        pieSort={null}
        pieSortValues={null}
        innerRadius={inner}
        outerRadius={outer}
        padAngle={drawn.length > 1 ? 0.02 : 0}
      >
        {({ arcs, path }) => (
          <Group top={middle} left={middle}>
            {arcs.map((arc) => (
              <path
                key={arc.data.series}
                d={path(arc) ?? ''}
                {...paint(arc.data.series, colourAt(arc.data.series))}
              />
            ))}
          </Group>
        )}
      </Pie>
      <text
        x={middle}
        y={middle}
        textAnchor="middle"
        className={chartText({ role: 'figure', className: 'text-xl' })}
      >
        {total}
      </text>
      <text x={middle} y={middle + 1.6 * box.em} textAnchor="middle" className={chartText({ role: 'label' })}>
        {totalText}
      </text>
    </>
  );
}
