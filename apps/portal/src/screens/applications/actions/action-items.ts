import {
  actionsFor,
  type ActionId,
  type ApplicationDetail,
  type ApplicationFacts,
} from '@portal/api/contract';
import type { MenuItem } from '@portal/ui/menu';
import type { ActionEntries } from './action-entry.ts';
import type { ActionPart } from './action-target.ts';

export interface ActionItemsOptions {
  /** What the place can carry out. */
  entries: ActionEntries;
  application: ApplicationFacts & Partial<ApplicationDetail>;
  claims: readonly string[];
  onChoose: (id: ActionId, part?: ActionPart) => void;
  /** Only these, under these names. Default all, under their own. */
  labels?: Partial<Record<ActionId, string>> | undefined;
}

/** What the person may do with an application in its state, as entries of a menu (OP-050, OP-113). */
export const actionItems = ({
  entries,
  application,
  claims,
  onChoose,
  labels,
}: ActionItemsOptions): readonly MenuItem[] =>
  actionsFor(application, claims).flatMap(({ id, label, available }) => {
    const entry = entries[id];
    const name = labels ? labels[id] : label;
    if (!entry || entry.place === 'head' || !available || name === undefined) return [];
    const { icon, tone, parts } = entry;
    const look = { icon, ...(tone && { tone }) };
    if (!parts) return [{ id, label: name, ...look, onSelect: () => onChoose(id) }];
    return parts(application).map((part) => ({
      id: `${id} ${part.id}`,
      label: part.name,
      ...look,
      onSelect: () => onChoose(id, part),
    }));
  });

/** Brings the scripts of the dialogs that entries lead to, once somebody is about to choose one. */
export const preloadActions = (items: readonly MenuItem[], entries: ActionEntries): void => {
  const offered = new Set(items.map(({ id }) => id.split(' ', 1)[0]));
  for (const [id, { dialog }] of Object.entries(entries)) if (offered.has(id)) dialog?.preload();
};
