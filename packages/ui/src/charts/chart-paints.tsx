import { PatternCircles, PatternLines } from '@visx/pattern';
import { createContext, use, useId, type ReactNode } from 'react';
import type { ChartColour } from './chart.model.ts';
import { chartPaint } from './charts.styles.ts';

/** Patterns that distinguish the series in addition to their colours. The first is solid. */
const TEXTURES = ['solid', 'diagonal', 'dots', 'upright', 'grid', 'level'] as const;

const ORIENTATIONS = {
  diagonal: ['diagonal'],
  upright: ['vertical'],
  grid: ['horizontal', 'vertical'],
  level: ['horizontal'],
} as const;

const PaintIds = createContext('');

export interface ChartPaintsProps {
  /** Colours of the series. Those after the first also get a pattern. */
  colours: readonly ChartColour[];
  children: ReactNode;
}

/** Provides the patterns of a chart to its drawing and its legend. */
export function ChartPaints({ colours, children }: ChartPaintsProps) {
  const id = useId();
  return (
    <PaintIds value={id}>
      <svg aria-hidden className="absolute size-0">
        {colours.map((colour, series) => (
          <Pattern key={series} id={`${id}${series}`} series={series} colour={colour} />
        ))}
      </svg>
      {children}
    </PaintIds>
  );
}

interface PatternProps {
  id: string;
  series: number;
  colour: ChartColour;
}

function Pattern({ id, series, colour }: PatternProps) {
  const texture = textureOf(series);
  const ground = { id, width: 6, height: 6 };
  if (texture === 'solid') return null;
  if (texture === 'dots') {
    return <PatternCircles {...ground} radius={1.7} className={chartPaint({ as: 'fill', colour })} />;
  }
  return (
    <PatternLines
      {...ground}
      orientation={[...ORIENTATIONS[texture]]}
      strokeWidth={2}
      className={chartPaint({ as: 'stroke', colour })}
    />
  );
}

function textureOf(series: number) {
  return TEXTURES[series % TEXTURES.length] ?? 'solid';
}

/** Fill, stroke and class of a mark of a series. */
export function usePaint() {
  const id = use(PaintIds);
  return (series: number, colour: ChartColour): { className: string; fill?: string } =>
    textureOf(series) === 'solid'
      ? { className: chartPaint({ as: 'fill', colour }) }
      : { fill: `url(#${id}${series})`, className: chartPaint({ as: 'stroke', colour }) };
}

/** The colour sample of a legend entry. */
export function Swatch({ series, colour }: Omit<PatternProps, 'id'>) {
  const paint = usePaint();
  return (
    <svg aria-hidden width={12} height={12} className="flex-none">
      <rect x={0.5} y={0.5} width={11} height={11} rx={2} {...paint(series, colour)} />
    </svg>
  );
}
