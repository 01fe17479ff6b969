import { applicationActions, evaluateAction, type ActionId } from '@portal/api/contract';
import { IconButton } from '@portal/ui/icon-button';
import { Pencil } from 'lucide';
import { useUser } from '../../../session/use-session.ts';
import { targetOf } from '../actions/action-target.ts';
import { offeredEntry } from '../actions/registry.ts';
import type { DetailPartProps } from './detail-part.ts';

export interface EditIconProps extends Pick<DetailPartProps, 'onBegin'> {
  action: ActionId;
  application: DetailPartProps['reading']['application'];
}

/** Begins the edit action of a value, next to it, with the name that the action has in the menu (OP-113). */
export function EditIcon({ action, application, onBegin }: EditIconProps) {
  const { claims } = useUser();
  const state = evaluateAction(applicationActions[action], application, claims);
  const entry = offeredEntry(state);
  if (!entry) return null;
  return (
    <IconButton
      icon={Pencil}
      name={state.label}
      size="xs"
      onClick={() => onBegin(action, targetOf(application))}
      onPointerEnter={entry.dialog?.preload}
      onFocus={entry.dialog?.preload}
    />
  );
}
