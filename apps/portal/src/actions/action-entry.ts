import type { IconGlyph } from '@portal/ui/icon';
import type { ActionState } from '@portal/api/contract';
import type { LazyWithPreload } from '@portal/ui/behaviours';
import type { MenuItem } from '@portal/ui/menu';

/** Icon and dialog of an action in a menu, for any area. */
export interface ActionEntry<DialogProps extends object = never> {
  readonly icon: IconGlyph;
  readonly tone?: MenuItem['tone'];
  /** Omitted if the action runs as soon as it is chosen, such as a download. */
  readonly dialog?: LazyWithPreload<DialogProps>;
}

/** Returns an action as a menu item, disabled with its reason if the action is not available. */
export const menuItem = (
  { id, label, available, reason }: ActionState,
  { icon, tone }: ActionEntry,
  onSelect: () => void,
): MenuItem => ({
  id,
  label,
  icon,
  ...(tone && { tone }),
  ...(!available && { disabled: true, disabledReason: reason }),
  onSelect,
});
