import { actionsFor, type ActionId, type ApplicationFacts } from '@portal/api/contract';
import type { MenuItem } from '@portal/ui/menu';
import { actionEntries } from './registry.ts';

export interface ActionItemsOptions {
  application: ApplicationFacts;
  claims: readonly string[];
  onChoose: (id: ActionId) => void;
  /** Only these, under these names. Default all, under their own. */
  labels?: Partial<Record<ActionId, string>> | undefined;
}

/** What the person may do with an application in its state, as entries of a menu (OP-050, OP-113). */
export const actionItems = ({
  application,
  claims,
  onChoose,
  labels,
}: ActionItemsOptions): readonly MenuItem[] =>
  actionsFor(application, claims).flatMap(({ id, label, available }) => {
    const entry = actionEntries[id];
    const name = labels ? labels[id] : label;
    if (!entry || !available || name === undefined) return [];
    const { icon, tone } = entry;
    return [{ id, label: name, icon, ...(tone && { tone }), onSelect: () => onChoose(id) }];
  });

/** Brings the scripts of the dialogs that entries lead to, once somebody is about to choose one. */
export const preloadActions = (items: readonly MenuItem[]): void => {
  const offered = new Set(items.map(({ id }) => id));
  for (const [id, { dialog }] of Object.entries(actionEntries)) if (offered.has(id)) dialog.preload();
};
