import { getColumns, type ApplicationRow } from '@portal/api/contract';
import { aRow, columnsOf, editing, listOf, mock, scenario } from '@portal/api/mocks';

/** 1009 has neither label nor assignee; 1008 has the label VIP and the assignee Ann Able. */
const differingRows: readonly ApplicationRow[] = [aRow(1009), aRow(1008)];

/** A short list with editable assignees and labels. */
export const editableList = (rows: readonly ApplicationRow[] = differingRows) =>
  scenario(
    listOf(rows),
    editing(),
    mock(getColumns, {}, columnsOf(['ID', 'ClientName', 'Label', 'Assignee'])),
  );
