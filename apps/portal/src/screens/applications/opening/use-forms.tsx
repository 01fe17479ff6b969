import { applicationActions, evaluateAction, type ApplicationDetail } from '@portal/api/contract';
import { openingQueries } from '@portal/api/queries';
import { Button } from '@portal/ui/button';
import { UNKNOWN_ERROR } from '@portal/ui/confirm-result';
import { Tooltip } from '@portal/ui/tooltip';
import { useMutation } from '@tanstack/react-query';
import { Eye, PenLine } from 'lucide';
import { useRef, useState } from 'react';
import { keyOf, useSingleKeys } from '../../../base/single-keys.ts';
import { useClient } from '../../../base/services.tsx';
import { useUser } from '../../../session/use-session.ts';
import { menuItem } from '../../../actions/action-entry.ts';
import { targetOf } from '../actions/action-target.ts';
import { actionEntries } from '../actions/registry.ts';
import type { BeginAction } from '../actions/use-actions.tsx';
import { FormOutcomeAlert } from './form-outcome-alert.tsx';
import { openForm, type FormOutcome } from './open-form.ts';

/** The form that is being opened, or the result of opening it. */
interface Opening {
  readonly guid: string;
  readonly working?: 'view' | 'edit';
  readonly outcome?: FormOutcome;
}

const formIcons = { view: Eye, edit: PenLine } as const;
type FormId = keyof typeof formIcons;

/** Whether the action opens the form of an application. */
export const isForm = (id: string): boolean => id in formIcons;

export type Forms = ReturnType<typeof useForms>;

/** The View and Edit buttons, and the message when no form could be opened (ACT-041 to ACT-052). */
export function useForms(application: ApplicationDetail | undefined, onBegin: BeginAction) {
  const { claims } = useUser();
  const tellsKeys = useSingleKeys();
  const guid = application?.ApplicationGuid ?? '';
  const queries = openingQueries(useClient());
  const view = useMutation(queries.view(guid));
  const edit = useMutation(queries.edit(guid));
  const [opening, setOpening] = useState<Opening>({ guid });
  const pressed = useRef<HTMLElement>(null);
  if (!application) return { buttons: null, items: [], notice: null };

  const { working, outcome } = opening.guid === guid ? opening : { working: undefined, outcome: undefined };
  const stateOf = (id: FormId) => evaluateAction(applicationActions[id], application, claims);
  const states = { view: stateOf('view'), edit: stateOf('edit') };
  const askFirst = () => onBegin('edit', targetOf(application));
  const open = async (id: FormId) => {
    setOpening({ guid, working: id });
    const asking = id === 'view' ? view.mutateAsync() : edit.mutateAsync(false);
    const reply = await asking.catch(() => undefined);
    if (id === 'edit' && reply?.Result === 'RequireConfirmation') {
      setOpening({ guid });
      askFirst();
    } else setOpening({ guid, outcome: await openForm(asking, UNKNOWN_ERROR) });
  };

  const begin: Record<FormId, () => void> = {
    view: () => void open('view'),
    edit: () => (application.IsComplete ? askFirst() : void open('edit')),
  };
  const press = (act: () => void) => (event: { currentTarget: HTMLElement }) => {
    pressed.current = event.currentTarget;
    act();
  };
  const dismiss = () => {
    setOpening({ guid });
    pressed.current?.focus();
  };

  return {
    /** The same as the buttons, with the reason if the state forbids it. */
    items: Object.values(states)
      .filter(({ permitted }) => permitted)
      .map((state) => menuItem(state, { icon: formIcons[state.id] }, begin[state.id])),
    buttons: (
      <>
        {states.view.available && (
          <Button
            icon={formIcons.view}
            pending={working === 'view'}
            className="max-md:flex-1"
            onClick={press(begin.view)}
          >
            View
          </Button>
        )}
        {states.edit.available && (
          <Tooltip text={tellsKeys ? `Edit (${keyOf.edit})` : ''} repeatsName className="max-md:flex-1">
            <Button
              icon={formIcons.edit}
              pending={working === 'edit'}
              aria-keyshortcuts={tellsKeys ? keyOf.edit : undefined}
              className="max-md:flex-1"
              onPointerEnter={() => actionEntries.edit?.dialog?.preload()}
              onFocus={() => actionEntries.edit?.dialog?.preload()}
              onClick={press(begin.edit)}
            >
              Edit
            </Button>
          </Tooltip>
        )}
      </>
    ),
    notice: outcome && outcome.kind !== 'opened' && (
      <FormOutcomeAlert outcome={outcome} onDismiss={dismiss} />
    ),
  };
}
