import type { ActionId, ActionState, ApplicationDetail } from '@portal/api/contract';
import type { MenuItem } from '@portal/ui/menu';
import { menuItem } from '../../../actions/action-entry.ts';
import type { ActionEntries } from './action-entry.ts';
import type { ActionPart } from './action-target.ts';

export interface ActionItemsOptions {
  states: readonly ActionState<ActionId>[];
  /** The actions that the caller implements. */
  entries: ActionEntries;
  /** The application whose parts get their own entries. Default: none. */
  application?: Partial<ApplicationDetail>;
  onChoose: (id: ActionId, part?: ActionPart) => void;
  /** Includes the actions that the state forbids, with their reasons, and those of the header (OP-290). Default false. */
  withReasons?: boolean;
  /** Restricts the menu to these actions, with these labels. Default: all actions with their own labels. */
  labels?: Partial<Record<ActionId, string>> | undefined;
}

/** The actions that the user may take, as menu entries (OP-050, OP-113). */
export const actionItems = ({
  states,
  entries,
  application = {},
  onChoose,
  labels,
  withReasons = false,
}: ActionItemsOptions): readonly MenuItem[] =>
  states.flatMap((state) => {
    const { id, available } = state;
    const entry = entries[id];
    const label = labels ? labels[id] : state.label;
    const shown = withReasons ? state.permitted : available && entry?.place !== 'head';
    if (!entry || !shown || label === undefined) return [];
    if (!entry.parts || !available) return [menuItem({ ...state, label }, entry, () => onChoose(id))];
    return entry
      .parts(application)
      .map((part) =>
        menuItem({ ...state, id: `${id} ${part.id}`, label: part.name }, entry, () => onChoose(id, part)),
      );
  });

/** Preloads the scripts of the dialogs behind the menu entries. */
export const preloadActions = (items: readonly MenuItem[], entries: ActionEntries): void => {
  const offered = new Set(items.map(({ id }) => id.split(' ', 1)[0]));
  for (const [id, { dialog }] of Object.entries(entries)) if (offered.has(id)) dialog?.preload();
};
