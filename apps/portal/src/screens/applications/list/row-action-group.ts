import {
  evaluateAction,
  isPermitted,
  listActions,
  rowActions,
  type ApplicationRow,
} from '@portal/api/contract';
import type { ListScope } from '@portal/api/queries';
import type { MenuItem } from '@portal/ui/menu';
import { menuItem } from '../../../actions/action-entry.ts';
import { hrefs } from '../../../base/paths.ts';
import type { ActionGroup } from '../../../page/page-actions.ts';
import { actionItems } from '../actions/action-items.ts';
import { targetOf } from '../actions/action-target.ts';
import { rowEntries } from '../actions/row-entries.ts';
import type { BeginAction } from '../actions/use-actions.tsx';
import { openInNewTab, rowStates } from '../actions/use-row-menu.ts';
import { listEntries } from './list-entries.ts';

export interface RowActionGroupOptions {
  readonly scope: ListScope;
  readonly rows: readonly ApplicationRow[];
  readonly selected: readonly ApplicationRow[];
  readonly claims: readonly string[];
  readonly begin: BeginAction;
  /** The element that has the focus. */
  readonly focused: Element | null;
}

/** The actions on the selected applications, or else on the one whose row has the focus (PALETTE-028, PALETTE-029). */
export function rowActionGroup(options: RowActionGroupOptions): ActionGroup {
  const { scope, rows, selected, claims, begin, focused } = options;
  const [first, second] = selected;
  if (second) return severalActions(options);
  const focusedRow = focused?.closest('[role="row"], tr');
  const row =
    first ??
    rows.find(({ ApplicationID }) =>
      focusedRow?.querySelector(`a[href="${hrefs.application(ApplicationID, scope)}"]`),
    );
  if (!row) return { items: [] };
  return {
    heading: `Actions on ${row.ApplicationID}`,
    items: [
      ...actionItems({
        states: rowStates(row, claims),
        entries: rowEntries,
        withReasons: true,
        onChoose: (id) => begin(id, targetOf(row)),
      }),
      openInNewTab(row, scope),
    ],
  };
}

/** Actions that the list can take on one application only (OP-296). */
const singleActions = ['assignee', 'label'] as const;

function severalActions({ scope, selected, claims, begin }: RowActionGroupOptions): ActionGroup {
  const cancel = evaluateAction(listActions.cancel, { scope, selected: selected.length }, claims);
  const single = singleActions
    .filter((id) => isPermitted(rowActions[id], claims))
    .map((id): MenuItem => ({
      id,
      label: rowActions[id].label,
      icon: rowEntries[id].icon,
      disabled: true,
      disabledReason: 'Select one application only.',
    }));
  return {
    heading: `Actions on ${selected.length} selected applications`,
    items: [
      ...(cancel.permitted
        ? [
            menuItem(cancel, listEntries.cancel, () =>
              begin('cancel', ...selected.map((row) => targetOf(row))),
            ),
          ]
        : []),
      ...single,
    ],
  };
}
