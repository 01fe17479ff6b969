import { getAllColumns } from '@portal/api/contract';
import {
  columnConfigurationOf,
  configuring,
  lists,
  mock,
  scenario,
  someApplicationRows,
} from '@portal/api/mocks';

/** Two rows and three columns, for stories that do not test the table: faster to render and check. */
export const smallConfiguration = scenario(
  lists(someApplicationRows(2)),
  configuring(),
  mock(getAllColumns, {}, columnConfigurationOf(['ID', 'Email', 'Status'])),
);
