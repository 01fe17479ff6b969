import { applicationTypes, groupOf, writeDays } from '@portal/api/contract';
import type { countApplications, DayRange, FilterName, Reply } from '@portal/api/contract';
import type { ListScope } from '@portal/api/queries';
import { fullFigure, type MarkLink } from '@portal/ui/charts';
import { hrefs } from '../../base/paths.ts';
import { addressOf } from '../../listing/address.ts';
import { months, series, sum, type ReportFigures } from './report-charts.tsx';

type Figures = Reply<typeof countApplications>;

/** From this total on, shares say something (FIGURES-043). */
const shownSharesFrom = 20;
const knownTypes = applicationTypes.map(({ name }) => name);

/** Before the figures are known. */
export const noCharts: ReportFigures = {
  initiated: [],
  types: [],
  completed: [],
  times: [],
  sections: [],
  summaries: [],
  shares: false,
};

const applicationsOf = (count: number): string =>
  `${fullFigure(count)} ${count === 1 ? 'application' : 'applications'}`;

/** The link of a bar above zero (FIGURES-030). */
const linkOf = (label: string, value: number, href: string): MarkLink | undefined =>
  value > 0 ? { href, name: `${label}: ${applicationsOf(value)}, open list` } : undefined;

const itemOf = (label: string, value: number, href: string) => ({
  label,
  value,
  link: linkOf(label, value, href),
});

/** Every figure leads to the list that it counts (OP-325). */
export function chartsOf(figures: Figures, scope: ListScope): ReportFigures {
  const { From: from, To: to, By: by, Initiated, Completed, Totals } = figures;
  const days = from !== null && to !== null ? writeDays({ from, to }) : undefined;
  const listOf = (filters: Partial<Record<FilterName, string | readonly string[] | undefined>>) =>
    addressOf(hrefs.list(scope), filters);

  const others = Initiated.filter(({ Type }) => !knownTypes.some((name) => name === Type));
  const lineOf = (label: string, some: Figures['Initiated']) => {
    const values = [sum(some.map((one) => one.Complete)), sum(some.map((one) => one.NotComplete))];
    const filters = { applicationType: some.map(({ Type }) => Type ?? ''), created: days };
    const links = (['any', 'none'] as const).map((completed, index) =>
      linkOf(`${label}, ${series[index]}`, values[index] ?? 0, listOf({ ...filters, completed })),
    );
    const value = sum(values);
    return { ...itemOf(label, value, listOf(filters)), values, links };
  };
  const lines = [
    ...knownTypes.map((name) =>
      lineOf(
        name,
        Initiated.filter(({ Type }) => Type === name),
      ),
    ),
    // Only if there are any (FIGURES-016).
    ...(others.length > 0 ? [lineOf('Other type', others)] : []),
  ];
  const total = Totals.Complete + Totals.NotComplete;
  const years = new Set(Completed.map(({ From }) => From.slice(0, 4)));
  return {
    initiated: total > 0 ? lines : [],
    types: total > 0 ? lines : [],
    shares: total >= shownSharesFrom,
    completed: Completed.map(({ From, To, Total: value, Running: unfinished }) => {
      const group = { from: From, to: To };
      const label = groupLabel(group, by, years.size > 1) + (unfinished ? ', so far' : '');
      return { ...itemOf(label, value, listOf({ completed: writeDays(group) })), unfinished };
    }),
    times: (Totals.Completed > 0 ? figures.TimeToComplete : []).map(({ Band, Total }) =>
      itemOf(Band, Total, listOf({ completed: days ?? 'any', timeToComplete: Band })),
    ),
    sections: figures.LastSections.map(({ Status, Total }) =>
      itemOf(Status, Total, listOf({ status: [Status], created: days, completed: 'none' })),
    ),
    summaries: [
      `Created in the period: ${fullFigure(Totals.Complete)} complete, ${fullFigure(Totals.NotComplete)} not complete`,
      `Created in the period: ${applicationsOf(total)}`,
      `Completed in the period: ${fullFigure(Totals.Completed)}`,
      'Completed in the period, by hours from creation',
      'Created in the period, by status: the form does not tell the portal its section',
    ],
  };
}

/** `Jan`, `Jan 26` or `Q1 26`; `Q4 25, part` if the period cuts it. */
function groupLabel(group: DayRange, by: Figures['By'], byFullYear: boolean): string {
  const [year = '', month = '1'] = group.from.split('-');
  const name = by === 'month' ? months[Number(month) - 1] : `Q${Math.ceil(Number(month) / 3)}`;
  const whole = groupOf(group.from, by);
  const part = group.from !== whole.from || group.to !== whole.to ? ', part' : '';
  return `${name}${byFullYear ? ` ${year.slice(2)}` : ''}${part}`;
}
