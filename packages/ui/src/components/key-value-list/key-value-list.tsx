import type { ComponentProps, ReactNode } from 'react';
import { shownValue } from './key-value-list.model.ts';
import { keyValue, keyValueList, keyValueRow } from './key-value-list.styles.ts';

export interface KeyValueItem {
  label: string;
  /** Shown as `-` if it is null, undefined, blank or NaN. */
  value: ReactNode;
  /** At the end of the row, such as an edit button. */
  action?: ReactNode;
  /** Spans the whole width of the list. */
  wide?: boolean | undefined;
}

export interface KeyValueListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  items: readonly KeyValueItem[];
  /** Number of columns if the list itself is at least 640 px wide; otherwise one. Default 2. */
  columns?: 1 | 2 | undefined;
}

export function KeyValueList({ items, columns = 2, className, ...rest }: KeyValueListProps) {
  return (
    <div className="@container">
      <dl {...rest} className={keyValueList({ columns, className })}>
        {items.map(({ label, value, action, wide = false }, index) => (
          <div key={index} className={keyValueRow({ columns, wide })}>
            <dt className="text-text-muted wrap-anywhere">{label}</dt>
            <dd className={keyValue()}>
              {shownValue(value)}
              {action && <span className="-my-1 ms-auto inline-flex">{action}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
