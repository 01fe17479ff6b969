import { getColumns, type ApplicationRow } from '@portal/api/contract';
import {
  anApplicationRow,
  columnConfigurationOf,
  editing,
  applicationListOf,
  mock,
  scenario,
} from '@portal/api/mocks';

/** 1009 has neither label nor assignee, 1008 has VIP and Ann Able. */
const unlikeRows: readonly ApplicationRow[] = [anApplicationRow(1009), anApplicationRow(1008)];

/** A short list whose assignees and labels can be edited. */
export const editableList = (rows: readonly ApplicationRow[] = unlikeRows) =>
  scenario(
    applicationListOf(rows),
    editing(),
    mock(getColumns, {}, columnConfigurationOf(['ID', 'ClientName', 'Label', 'Assignee'])),
  );
