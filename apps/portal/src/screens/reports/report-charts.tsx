import type { Grouping } from '@portal/api/contract';
import {
  BarChart,
  ColumnChart,
  StackedBarChart,
  type ChartGroup,
  type ChartItem,
  type ChartProps,
} from '@portal/ui/charts';
import { ToggleGroup } from '@portal/ui/toggle-group';

/** Parts of the first chart. */
export const series = ['Complete', 'Not complete'] as const;

export const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** What the five charts draw, with the summary line of each in their order. */
export interface ReportFigures {
  readonly initiated: readonly ChartGroup[];
  readonly types: readonly ChartItem[];
  readonly completed: readonly ChartItem[];
  readonly times: readonly ChartItem[];
  readonly sections: readonly ChartItem[];
  readonly summaries: readonly string[];
  readonly shares: boolean;
}

export interface ReportChartsProps {
  figures: ReportFigures;
  by: Grouping;
  onByChange: (by: Grouping) => void;
  /** What the rows of the last chart are. */
  sectionHeading: string;
  /** Props of every chart. */
  shared: Partial<ChartProps>;
  /** Follows the name of each saved file. Default none. */
  fileSuffix?: string;
}

const groupingItems = [
  { id: 'month', label: 'Month' },
  { id: 'quarter', label: 'Quarter' },
] as const;
const half = 'col-span-6 max-xl:col-span-12';

export function ReportCharts(props: ReportChartsProps) {
  const { figures, by, onByChange, sectionHeading, shared, fileSuffix = '' } = props;
  const frame = (place: number, title: string, file: string) => ({
    ...shared,
    title,
    summary: figures.summaries[place] ?? '',
    fileName: file + fileSuffix,
  });
  return (
    <div className="grid grid-cols-12 gap-4 px-gutter pb-6">
      <StackedBarChart
        {...frame(0, 'Initiated applications', 'initiated-applications')}
        className="col-span-7 max-xl:col-span-12"
        labelHeading="Type"
        series={series}
        groups={figures.initiated}
      />
      <BarChart
        {...frame(1, 'Application types created', 'application-types-created')}
        className="col-span-5 max-xl:col-span-12"
        labelHeading="Type"
        items={figures.types}
        colour="each"
        shares={figures.shares}
      />
      <ColumnChart
        {...frame(2, 'Completed applications per month/quarter', `completed-applications-per-${by}`)}
        className="col-span-12"
        labelHeading={by === 'month' ? 'Month' : 'Quarter'}
        items={figures.completed}
        actions={
          <ToggleGroup
            label="Period"
            items={groupingItems}
            value={by}
            onValueChange={(id) => onByChange(id === 'quarter' ? 'quarter' : 'month')}
          />
        }
      />
      <ColumnChart
        {...frame(3, 'Time to complete', 'time-to-complete')}
        className={half}
        labelHeading="Hours"
        colour={3}
        gridlines={false}
        items={figures.times}
      />
      <BarChart
        {...frame(
          4,
          'Top 5 last sections of incomplete applications',
          'last-sections-of-incomplete-applications',
        )}
        className={half}
        labelHeading={sectionHeading}
        colour={4}
        items={figures.sections}
      />
    </div>
  );
}
