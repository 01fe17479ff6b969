import { getAllColumns } from '@portal/api/contract';
import { columnsOf, configuring, lists, mock, scenario, someRows } from '@portal/api/mocks';

/** Two rows and three columns, for stories that do not test the table: faster to render and check. */
export const smallConfiguration = scenario(
  lists(someRows(2)),
  configuring(),
  mock(getAllColumns, {}, columnsOf(['ID', 'Email', 'Status'])),
);
