import { BarChart, ColumnChart, StackedBarChart } from '@portal/ui/charts';
import { PageHeader } from '@portal/ui/page-header';
import { ToggleGroup } from '@portal/ui/toggle-group';
import { useEffect, useState } from 'react';
import { Page } from '../../page/page.tsx';
import { PrintHead } from '../../records/print-head.tsx';
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
} from './report-figures.ts';

/** Delay in ms before the charts render. */
const chartDelay = 250;

/** Five charts with sample figures. */
export function ReportsScreen() {
  const waiting = useDelay(chartDelay);
  const [chosen, setPeriod] = useState<Period>();
  const period = chosen ?? 'month';
  const half = 'col-span-6 max-xl:col-span-12';
  return (
    <>
      <Page title="Reports" />
      <PrintHead page="Reports" />
      <PageHeader title="Reports" facts={<p className="text-text-muted">Sample figures</p>} />
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

function useDelay(milliseconds: number): boolean {
  const [waiting, setWaiting] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setWaiting(false), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return waiting;
}
