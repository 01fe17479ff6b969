import { getColumns, type ApplicationRow } from '@portal/api/contract';
import {
  anApplicationRow,
  columnConfigurationOf,
  editing,
  applicationListOf,
  mock,
  scenario,
} from '@portal/api/mocks';

/** 1009 has neither label nor assignee; 1008 has the label VIP and the assignee Ann Able. */
const differingRows: readonly ApplicationRow[] = [anApplicationRow(1009), anApplicationRow(1008)];

/** A short list with editable assignees and labels. */
export const editableList = (rows: readonly ApplicationRow[] = differingRows) =>
  scenario(
    applicationListOf(rows),
    editing(),
    mock(getColumns, {}, columnConfigurationOf(['ID', 'ClientName', 'Label', 'Assignee'])),
  );
