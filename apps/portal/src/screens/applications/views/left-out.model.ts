import {
  applicationFilters,
  withoutUnknown,
  type KnownValues,
  type unknownValues,
  type ViewDefinition,
} from '@portal/api/contract';
import type { TenantColumns } from './column-layout.model.ts';

type Configured = TenantColumns | undefined;

/** Whether the tenant has switched a column off. One that the reader does not get at all is not. */
const isHidden = (configured: Configured, name: string): boolean =>
  configured?.some(({ ColumnName, Viewable }) => ColumnName === name && !Viewable) === true;

/** The view without what no longer exists. */
export function withoutGone(
  definition: ViewDefinition,
  known: KnownValues,
  configured: Configured,
): ViewDefinition {
  const shown = definition.Columns?.filter(({ Name }) => !isHidden(configured, Name)) ?? [];
  return { ...withoutUnknown(definition, known), Columns: shown.length > 0 ? shown : null };
}

/**
 * What a view names and no longer exists, such as 'Label: Urgent' (OP-283, VIEWS-027). A column that the reader does not get at
 * all is not named (VIEWS-025).
 */
export function leftOutOf(
  { Columns, Q }: ViewDefinition,
  values: ReturnType<typeof unknownValues>,
  configured: Configured,
): readonly string[] {
  const hidden = (configured ?? []).flatMap(({ ColumnName, Description }) =>
    Columns?.some(({ Name }) => Name === ColumnName) && isHidden(configured, ColumnName)
      ? [`Column: ${Description}`]
      : [],
  );
  return [
    ...(Q === null ? ['Search text'] : []),
    ...values.map(({ filter, value }) => `${applicationFilters[filter].label}: ${value}`),
    ...hidden,
  ];
}
