import { CircleCheck, CircleX } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/index.ts';
import type { ItemResult } from './confirm-result.model.ts';
import { resultList, resultRow, resultState } from './confirm-result.styles.ts';

export interface ResultListRow {
  item: { id: string };
  code: string;
  name: string;
  result?: ItemResult | undefined;
}

export interface ResultListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  rows: readonly ResultListRow[];
  /** The word for a success, such as `Cancelled`. */
  succeededText: string;
  /** The word for a failure, such as `Error`. */
  failedText: string;
}

/** One line for each item; it never reorders. */
export function ResultList({ rows, succeededText, failedText, className, ...rest }: ResultListProps) {
  return (
    <ul {...rest} className={resultList({ className })}>
      {rows.map(({ item, code, name, result }) => (
        <li key={item.id} className={resultRow()}>
          <span className="max-w-[96px] truncate text-text-muted tabular-nums" title={code}>
            {code}
          </span>
          <span className="truncate font-medium" title={name}>
            {name}
          </span>
          {result && (
            <span className={resultState({ tone: result.succeeded ? 'success' : 'danger' })}>
              <Icon glyph={result.succeeded ? CircleCheck : CircleX} />
              {result.succeeded ? succeededText : failedText}
            </span>
          )}
          {result?.message && (
            <span className="col-start-2 col-end-[-1] text-xs wrap-anywhere text-text-muted">
              {result.message}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
