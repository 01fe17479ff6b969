import type { ChartTableData } from './chart.model.ts';
import { chartCell, chartTable } from './charts.styles.ts';

export interface ChartTableProps extends ChartTableData {
  caption: string;
  /** Visible; otherwise for screen readers only. */
  shown: boolean;
}

/** The figures of a chart with all digits. */
export function ChartTable({ caption, labelHeading, headings, rows, shown }: ChartTableProps) {
  return (
    <div className={shown ? 'overflow-x-auto' : 'sr-only'}>
      <table className={chartTable()}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={chartCell({ kind: 'heading' })}>
              {labelHeading}
            </th>
            {headings.map((heading, index) => (
              <th key={index} scope="col" className={chartCell({ kind: 'heading', figure: true })}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, figures }, row) => (
            <tr key={row}>
              <RowHeading label={label} />
              {figures.map((figure, index) => (
                <td key={index} className={chartCell({ kind: 'figure', figure: true })}>
                  {figure.text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A row without a name has no heading to announce. */
function RowHeading({ label }: { label: string }) {
  const look = { dir: 'auto', className: chartCell({ kind: 'label' }) };
  if (label.trim() === '') return <td {...look} />;
  return (
    <th {...look} scope="row">
      {label}
    </th>
  );
}
