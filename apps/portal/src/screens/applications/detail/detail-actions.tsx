import { actionsFor, type ActionId, type ApplicationDetail } from '@portal/api/contract';
import { Button } from '@portal/ui/button';
import { MenuButton } from '@portal/ui/menu';
import { Ban, ChevronDown, type LucideIcon } from 'lucide-react';
import { useUser } from '../../../session/use-session.ts';
import { preloadCancelDialog } from '../cancel/lazy-cancel-dialog.tsx';

interface Entry {
  readonly icon: LucideIcon;
  readonly tone?: 'danger';
}

/** The actions this page can carry out. */
const entries: Partial<Record<ActionId, Entry>> = {
  cancel: { icon: Ban, tone: 'danger' },
};

/** Whoever reaches for the menu may be about to cancel: the dialog's code comes along with the menu's. */
const preloading = (reach: () => void) => () => {
  reach();
  preloadCancelDialog();
};

export interface DetailActionsProps {
  application: ApplicationDetail;
  onChooseAction: (id: ActionId) => void;
}

/** Only what the person may do in this state is listed; with nothing to list there is no button (OP-050). */
export function DetailActions({ application, onChooseAction }: DetailActionsProps) {
  const { claims } = useUser();
  const items = actionsFor(application, claims).flatMap(({ id, label, available }) => {
    const entry = entries[id];
    return available && entry ? [{ id, label, ...entry, onSelect: () => onChooseAction(id) }] : [];
  });
  if (items.length === 0) return null;
  return (
    <MenuButton
      label="Actions"
      items={items}
      renderButton={(button) => (
        <Button
          {...button}
          variant="primary"
          endIcon={ChevronDown}
          className="max-md:flex-1"
          onPointerEnter={preloading(button.onPointerEnter)}
          onFocus={preloading(button.onFocus)}
        >
          Actions
        </Button>
      )}
    />
  );
}
