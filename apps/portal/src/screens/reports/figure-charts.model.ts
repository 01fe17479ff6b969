import { applicationTypes, groupOf, writeDays } from '@portal/api/contract';
import type { countApplications, DayRange, FilterName, Reply } from '@portal/api/contract';
import type { ListScope } from '@portal/api/queries';
import { fullFigure, type ChartGroup, type ChartItem, type ChartMark } from '@portal/ui/charts';
import { hrefs } from '../../base/paths.ts';
import { addressOf } from '../../listing/address.ts';

export type Figures = Reply<typeof countApplications>;

/** From this total on, shares say something (FIGURES-043). */
const shownSharesFrom = 20;
const knownTypes = applicationTypes.map(({ name }) => name);
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** What the five charts draw; every figure leads to the list that it counts (OP-325). */
export interface FigureCharts {
  readonly initiated: readonly ChartGroup[];
  readonly types: readonly ChartItem[];
  readonly shares: boolean;
  readonly completed: readonly ChartItem[];
  readonly times: readonly ChartItem[];
  readonly sections: readonly ChartItem[];
  /** The summary line of each chart, in their order (FIGURES-015). */
  readonly summaries: readonly [string, string, string, string, string];
}

const applicationsOf = (count: number): string =>
  `${fullFigure(count)} ${count === 1 ? 'application' : 'applications'}`;

/** The name of a bar's link (FIGURES-030). */
export const barName = ({ label, series, value }: ChartMark): string =>
  `${series === undefined ? label : `${label}, ${series}`}: ${applicationsOf(value)}, open list`;

export function figureChartsOf(figures: Figures, scope: ListScope): FigureCharts {
  const { From: from, To: to, By: by, Initiated, Completed, Totals } = figures;
  const days = from !== null && to !== null ? writeDays({ from, to }) : undefined;
  const listOf = (filters: Partial<Record<FilterName, string | readonly string[] | undefined>>) =>
    addressOf(hrefs.list(scope), filters);
  const completedOf = { completed: days ?? 'any' };

  const lines = typeLines(Initiated).map(({ label, types, complete, open }) => {
    const filters = { applicationType: types, created: days };
    return {
      label,
      value: complete + open,
      href: listOf(filters),
      values: [complete, open],
      hrefs: ['any', 'none'].map((completed) => listOf({ ...filters, completed })),
    };
  });
  const total = Totals.Complete + Totals.NotComplete;
  const years = new Set(Completed.map(({ From }) => From.slice(0, 4)));
  const byFullYear = years.size > 1;
  return {
    initiated: total > 0 ? lines : [],
    types: total > 0 ? lines : [],
    shares: total >= shownSharesFrom,
    completed: Completed.map(({ From, To, Total, Running }) => {
      const group = { from: From, to: To };
      return {
        label: groupLabel(group, by, byFullYear) + (Running ? ', so far' : ''),
        value: Total,
        unfinished: Running,
        href: listOf({ completed: writeDays(group) }),
      };
    }),
    times:
      Totals.Completed > 0
        ? figures.TimeToComplete.map(({ Band, Total }) => ({
            label: Band,
            value: Total,
            href: listOf({ ...completedOf, timeToComplete: Band }),
          }))
        : [],
    sections: figures.LastSections.map(({ Status, Total }) => ({
      label: Status,
      value: Total,
      href: listOf({ status: [Status], created: days, completed: 'none' }),
    })),
    summaries: [
      `Created in the period: ${fullFigure(Totals.Complete)} complete, ${fullFigure(Totals.NotComplete)} not complete`,
      `Created in the period: ${applicationsOf(total)}`,
      `Completed in the period: ${fullFigure(Totals.Completed)}`,
      'Completed in the period, by hours from creation',
      'Created in the period, by status: the form does not tell the portal its section',
    ],
  };
}

interface TypeLine {
  readonly label: string;
  /** Values of the filter; `""` for none. */
  readonly types: readonly string[];
  readonly complete: number;
  readonly open: number;
}

/** The five types, and all others together if there are any (FIGURES-016). */
function typeLines(initiated: Figures['Initiated']): readonly TypeLine[] {
  const lineOf = (label: string, some: Figures['Initiated']): TypeLine => ({
    label,
    types: some.map(({ Type }) => Type ?? ''),
    complete: some.reduce((sum, { Complete }) => sum + Complete, 0),
    open: some.reduce((sum, { NotComplete }) => sum + NotComplete, 0),
  });
  const others = initiated.filter(({ Type }) => !knownTypes.some((name) => name === Type));
  return [
    ...knownTypes.map((name) =>
      lineOf(
        name,
        initiated.filter(({ Type }) => Type === name),
      ),
    ),
    ...(others.length > 0 ? [lineOf('Other type', others)] : []),
  ];
}

/** `Jan`, `Jan 26` or `Q1 26`; `Q4 25, part` if the period cuts it. */
function groupLabel(group: DayRange, by: Figures['By'], byFullYear: boolean): string {
  const [year = '', month = '1'] = group.from.split('-');
  const name = by === 'month' ? months[Number(month) - 1] : `Q${Math.ceil(Number(month) / 3)}`;
  const whole = groupOf(group.from, by);
  const part = group.from !== whole.from || group.to !== whole.to ? ', part' : '';
  return `${name}${byFullYear ? ` ${year.slice(2)}` : ''}${part}`;
}
