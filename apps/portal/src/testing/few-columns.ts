import { getColumns } from '@portal/api/contract';
import { columnsOf, mock } from '@portal/api/mocks';

/** Enough to tick, open and search by, for stories whose point is not the table: it is drawn and checked the sooner. */
export const fewColumns = mock(
  getColumns,
  {},
  columnsOf(['ID', 'Email', 'ClientName', 'CreatedDate', 'Status']),
);
