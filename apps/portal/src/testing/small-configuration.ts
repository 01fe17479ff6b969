import { getAllColumns } from '@portal/api/contract';
import {
  columnConfigurationOf,
  configuring,
  lists,
  mock,
  scenario,
  someApplicationRows,
} from '@portal/api/mocks';

/** Two rows and three columns, for stories whose point is not the table: it is drawn and checked the sooner. */
export const smallConfiguration = scenario(
  lists(someApplicationRows(2)),
  configuring(),
  mock(getAllColumns, {}, columnConfigurationOf(['ID', 'Email', 'Status'])),
);
