import { getColumns } from '@portal/api/contract';
import { columnConfigurationOf, mock } from '@portal/api/mocks';

/** A minimal set of columns, for stories that do not test the table: faster to render and check. */
export const fewColumns = mock(
  getColumns,
  {},
  columnConfigurationOf(['ID', 'Email', 'ClientName', 'CreatedDate', 'Status']),
);
