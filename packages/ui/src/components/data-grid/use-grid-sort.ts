import { useCallback, useMemo, type MouseEvent } from 'react';
import { useStableCallback } from '../../behaviours/use-stable-callback.ts';
import { ariaSort, nextSort } from './data-grid.model.ts';
import type { DataGridOptions } from './data-grid.options.ts';

/** The current sort order and its controls: buttons in the headings, or a select where there are no headings. */
export function useGridSort<Row extends object, Content>({
  columns,
  sort,
  onSortChange,
}: Pick<DataGridOptions<Row, Content>, 'columns' | 'sort' | 'onSortChange'>) {
  const pressSort = useStableCallback((event: MouseEvent<HTMLElement>) => {
    const key = event.currentTarget.dataset['sortKey'];
    if (key !== undefined) onSortChange?.(nextSort(sort, key));
  });
  const sortBy = useStableCallback((key: string) => onSortChange?.(nextSort(sort, key)));
  const toggleDirection = useStableCallback(() => {
    if (sort) onSortChange?.(nextSort(sort, sort.key));
  });
  const options = useMemo(
    () =>
      columns.flatMap(({ sortKey, header }) =>
        sortKey === undefined ? [] : [{ value: sortKey, label: header }],
      ),
    [columns],
  );
  const { key: sortedKey, direction } = sort ?? {};
  const getHeadProps = useCallback(
    (sortKey: string | undefined) => ({
      'aria-sort': ariaSort(
        sortedKey === undefined || direction === undefined ? undefined : { key: sortedKey, direction },
        sortKey,
      ),
    }),
    [sortedKey, direction],
  );
  const getSortButtonProps = useCallback(
    (sortKey: string) => ({ 'data-sort-key': sortKey, onClick: pressSort }),
    [pressSort],
  );
  return {
    getHeadProps,
    getSortButtonProps,
    sortChoice: { options, key: sortedKey ?? '', direction, sortBy, toggleDirection },
  };
}
