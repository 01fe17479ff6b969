import { getAllColumns } from '@portal/api/contract';
import { columnsOf, configuring, lists, mock, scenario, someRows } from '@portal/api/mocks';

/** Two rows and three columns, for stories whose point is not the table: it is drawn and checked the sooner. */
export const smallConfiguration = scenario(
  lists(someRows(2)),
  configuring(),
  mock(getAllColumns, {}, columnsOf(['ID', 'Email', 'Status'])),
);
