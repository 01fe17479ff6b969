import { applicationFilters, type unknownValues, type ViewDefinition } from '@portal/api/contract';
import type { ListedColumn } from '../query/list.location.ts';

/**
 * What a view names and no longer exists, such as 'Label: Urgent' (VIEWS-027). A column that the reader does not get at
 * all is not named (VIEWS-025).
 */
export function leftOutOf(
  { Columns, Q }: ViewDefinition,
  values: ReturnType<typeof unknownValues>,
  configured: readonly ListedColumn[] | undefined,
): readonly string[] {
  const hidden = (Columns ?? []).flatMap(({ Name }) => {
    const column = configured?.find(({ ColumnName }) => ColumnName === Name);
    return column && !column.Viewable ? [`Column: ${column.Description}`] : [];
  });
  return [
    ...(Q === null ? ['Search text'] : []),
    ...values.map(({ filter, value }) => `${applicationFilters[filter].label}: ${value}`),
    ...hidden,
  ];
}
