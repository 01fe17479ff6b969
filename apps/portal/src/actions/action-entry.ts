import type { IconGlyph } from '@portal/ui/icon';
import type { ActionState } from '@portal/api/contract';
import type { LazyWithPreload } from '@portal/ui/behaviours';
import type { MenuItem } from '@portal/ui/menu';

/** How an action of any area looks in a menu, and the dialog that carries it out. */
export interface ActionEntry<DialogProps extends object = never> {
  readonly icon: IconGlyph;
  readonly tone?: MenuItem['tone'];
  /** None if the action is carried out as soon as it is chosen, as a download is. */
  readonly dialog?: LazyWithPreload<DialogProps>;
}

/** An action as an item of a menu; disabled with its reason if it is not available. */
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
