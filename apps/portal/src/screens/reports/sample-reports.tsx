import { BarChart, ColumnChart, StackedBarChart } from '@portal/ui/charts';
import { ToggleGroup } from '@portal/ui/toggle-group';
import { useState } from 'react';
import {
  completedBy,
  createdByType,
  initiatedByType,
  initiatedSeries,
  lastSections,
  periods,
  timeToComplete,
  totals,
  type Period,
} from './sample-figures.ts';
import { useChartDelay } from './use-chart-delay.ts';

/** Five charts with sample figures. */
export function SampleReports() {
  const waiting = useChartDelay();
  const [chosen, setPeriod] = useState<Period>();
  const period = chosen ?? 'month';
  const half = 'col-span-6 max-xl:col-span-12';
  return (
    <>
      <p role="status" className="sr-only">
        {chosen && `Completed applications per ${chosen}`}
      </p>
      <div className="grid grid-cols-12 gap-4 px-gutter pb-6">
        <StackedBarChart
          className="col-span-7 max-xl:col-span-12"
          loading={waiting}
          title="Initiated applications"
          summary={`${totals.complete} complete, ${totals.notComplete} not complete`}
          labelHeading="Type"
          series={initiatedSeries}
          groups={initiatedByType}
          fileName="initiated-applications"
        />
        <BarChart
          className="col-span-5 max-xl:col-span-12"
          loading={waiting}
          title="Application types created"
          summary={`${totals.complete + totals.notComplete} applications`}
          labelHeading="Type"
          items={createdByType}
          colour="each"
          shares
          fileName="application-types-created"
        />
        <ColumnChart
          className="col-span-12"
          loading={waiting}
          title="Completed applications per month/quarter"
          summary={`${totals.completed} completed`}
          labelHeading={period === 'month' ? 'Month' : 'Quarter'}
          items={completedBy(period)}
          actions={
            <ToggleGroup
              label="Period"
              items={periods}
              value={period}
              onValueChange={(id) => setPeriod(id === 'quarter' ? 'quarter' : 'month')}
            />
          }
          fileName={`completed-applications-per-${period}`}
        />
        <ColumnChart
          className={half}
          loading={waiting}
          title="Time to complete"
          summary="Complete applications by hours from creation"
          labelHeading="Hours"
          colour={3}
          gridlines={false}
          items={timeToComplete}
          fileName="time-to-complete"
        />
        <BarChart
          className={half}
          loading={waiting}
          title="Top 5 last sections of incomplete applications"
          summary="Where people stopped"
          labelHeading="Section"
          colour={4}
          items={lastSections}
          fileName="last-sections-of-incomplete-applications"
        />
      </div>
    </>
  );
}
