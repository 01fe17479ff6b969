import { getColumns } from '@portal/api/contract';
import { columnConfigurationOf, mock } from '@portal/api/mocks';

/** Enough to tick, open and search by, for stories whose point is not the table: it is drawn and checked the sooner. */
export const fewColumns = mock(
  getColumns,
  {},
  columnConfigurationOf(['ID', 'Email', 'ClientName', 'CreatedDate', 'Status']),
);
