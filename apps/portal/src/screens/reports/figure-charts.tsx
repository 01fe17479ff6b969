import { groupings, type DayRange, type Grouping } from '@portal/api/contract';
import { BarChart, ColumnChart, StackedBarChart, type ChartNotes } from '@portal/ui/charts';
import type { RenderLink } from '@portal/ui/behaviours';
import { ToggleGroup } from '@portal/ui/toggle-group';
import { useEffect, useRef, type RefObject } from 'react';
import { useNavigationType } from 'react-router';
import { routerLink } from '../../base/router-link.tsx';
import { fullDate } from '../../formats/dates.ts';
import { daysText } from '../../formats/days.ts';
import { barName, figureChartsOf, type Figures } from './figure-charts.model.ts';
import { scopeNames } from './figure-controls.tsx';
import type { FiguresLocation } from './figures.location.ts';
import { initiatedSeries, periods } from './sample-figures.ts';

const emptyText = 'No applications in this period.';
const noSummaries = ['', '', '', '', ''] as const;

export interface FigureChartsProps {
  location: FiguresLocation;
  days: DayRange | undefined;
  tenant: string;
  /** Undefined while unknown. */
  figures: Figures | undefined;
  loading: boolean;
  updating: boolean;
  /** Shown in each frame if the figures could not be read. */
  failureText: string | undefined;
  onByChange: (by: Grouping) => void;
}

/** The five charts of own figures. */
export function FigureCharts({
  location,
  days,
  tenant,
  figures,
  loading,
  updating,
  failureText,
  onByChange,
}: FigureChartsProps) {
  const ref = useRef<HTMLDivElement>(null);
  useReturnFocus(ref, !loading && figures !== undefined);
  const charts = figures && figureChartsOf(figures, location.scope);
  const [initiated, types, completed, times, sections] = charts?.summaries ?? noSummaries;
  const by = figures?.By ?? location.by;
  const half = 'col-span-6 max-xl:col-span-12';
  const noteLines: ChartNotes = [
    ['Tenant', tenant],
    ['Applications', scopeNames[location.scope]],
    ['Period', days ? daysText(days) : 'All time'],
    ['Time zone', figures?.TimeZone ?? ''],
    ['As of', figures ? fullDate(figures.AsOfTimestamp, null) : ''],
  ];
  const frame = (title: string, file: string) => ({
    title,
    loading,
    updating,
    emptyText: failureText ?? emptyText,
    renderLink: linkToList,
    linkName: barName,
    fileName: `${file} ${days ? `${days.from} ${days.to}` : 'all time'}`,
    fileNotes: [['Chart', title], ...noteLines] as ChartNotes,
  });
  return (
    <div ref={ref} className="grid grid-cols-12 gap-4 px-gutter pb-6">
      <StackedBarChart
        {...frame('Initiated applications', 'initiated-applications')}
        className="col-span-7 max-xl:col-span-12"
        summary={initiated}
        labelHeading="Type"
        series={initiatedSeries}
        groups={charts?.initiated ?? []}
      />
      <BarChart
        {...frame('Application types created', 'application-types-created')}
        className="col-span-5 max-xl:col-span-12"
        summary={types}
        labelHeading="Type"
        items={charts?.types ?? []}
        colour="each"
        shares={charts?.shares}
      />
      <ColumnChart
        {...frame('Completed applications per month/quarter', `completed-applications-per-${by}`)}
        className="col-span-12"
        summary={completed}
        labelHeading={by === 'month' ? 'Month' : 'Quarter'}
        items={charts?.completed ?? []}
        actions={
          <ToggleGroup
            label="Group by"
            items={periods}
            value={by}
            onValueChange={(id) => onByChange(groupings.find((one) => one === id) ?? 'month')}
          />
        }
      />
      <ColumnChart
        {...frame('Time to complete', 'time-to-complete')}
        className={half}
        summary={times}
        labelHeading="Hours"
        colour={3}
        gridlines={false}
        items={charts?.times ?? []}
      />
      <BarChart
        {...frame(
          'Top 5 last sections of incomplete applications',
          'last-sections-of-incomplete-applications',
        )}
        className={half}
        summary={sections}
        labelHeading="Status"
        colour={4}
        items={charts?.sections ?? []}
      />
    </div>
  );
}

/** The bar whose list was opened last. */
let opened: string | undefined;

const linkToList: RenderLink = ({ onClick, ...link }) =>
  routerLink({
    ...link,
    onClick: (event) => {
      opened = link.href;
      onClick?.(event);
    },
  });

/** Back from a list focuses the bar that opened it (FIGURES-034). */
function useReturnFocus(charts: RefObject<HTMLElement | null>, drawn: boolean): void {
  const back = useNavigationType() === 'POP';
  useEffect(() => {
    if (!drawn) return;
    const bars = charts.current?.querySelectorAll<SVGElement>('svg a') ?? [];
    if (back) [...bars].find((bar) => bar.getAttribute('href') === opened)?.focus();
    opened = undefined;
  }, [charts, drawn, back]);
}
