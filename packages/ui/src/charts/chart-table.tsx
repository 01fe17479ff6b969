import type { ChartTableData } from './chart.model.ts';
import { use } from 'react';
import { ChartLinks } from './chart-link.tsx';
import { chartCell, chartTable, chartTableLink } from './charts.styles.ts';

export interface ChartTableProps extends ChartTableData {
  caption: string;
  /** Visible; otherwise for screen readers only. */
  shown: boolean;
}

/** The figures of a chart with all digits. */
export function ChartTable({ caption, labelHeading, headings, rows, shown }: ChartTableProps) {
  const renderLink = use(ChartLinks);
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
                  {figure.href === undefined
                    ? figure.text
                    : renderLink({
                        href: figure.href,
                        // The drawing has the same link.
                        tabIndex: shown ? undefined : -1,
                        className: chartTableLink(),
                        children: figure.text,
                      })}
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
