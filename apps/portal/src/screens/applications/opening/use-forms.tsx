import { applicationActions, evaluateAction, type ApplicationDetail } from '@portal/api/contract';
import { openingQueries } from '@portal/api/queries';
import { Button } from '@portal/ui/button';
import { UNKNOWN_ERROR } from '@portal/ui/confirm-result';
import { useMutation } from '@tanstack/react-query';
import { Eye, PenLine } from 'lucide';
import { useRef, useState, type ReactNode } from 'react';
import { useClient } from '../../../base/services.tsx';
import { useUser } from '../../../session/use-session.ts';
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

/** The View and Edit buttons, and the message when no form could be opened (ACT-041 to ACT-052). */
export function useForms(
  application: ApplicationDetail | undefined,
  onBegin: BeginAction,
): { buttons: ReactNode; notice: ReactNode } {
  const { claims } = useUser();
  const guid = application?.ApplicationGuid ?? '';
  const queries = openingQueries(useClient());
  const view = useMutation(queries.view(guid));
  const edit = useMutation(queries.edit(guid));
  const [opening, setOpening] = useState<Opening>({ guid });
  const pressed = useRef<HTMLElement>(null);
  if (!application) return { buttons: null, notice: null };

  const { working, outcome } = opening.guid === guid ? opening : { working: undefined, outcome: undefined };
  const offered = (id: 'view' | 'edit') =>
    evaluateAction(applicationActions[id], application, claims).available;
  const askFirst = () => onBegin('edit', targetOf(application));
  const open = async (id: 'view' | 'edit') => {
    setOpening({ guid, working: id });
    const asking = id === 'view' ? view.mutateAsync() : edit.mutateAsync(false);
    const reply = await asking.catch(() => undefined);
    if (id === 'edit' && reply?.Result === 'RequireConfirmation') {
      setOpening({ guid });
      askFirst();
    } else setOpening({ guid, outcome: await openForm(asking, UNKNOWN_ERROR) });
  };

  const press = (begin: () => void) => (event: { currentTarget: HTMLElement }) => {
    pressed.current = event.currentTarget;
    begin();
  };
  const dismiss = () => {
    setOpening({ guid });
    pressed.current?.focus();
  };

  return {
    buttons: (
      <>
        {offered('view') && (
          <Button
            icon={Eye}
            pending={working === 'view'}
            className="max-md:flex-1"
            onClick={press(() => void open('view'))}
          >
            View
          </Button>
        )}
        {offered('edit') && (
          <Button
            icon={PenLine}
            pending={working === 'edit'}
            className="max-md:flex-1"
            onPointerEnter={() => actionEntries.edit?.dialog?.preload()}
            onFocus={() => actionEntries.edit?.dialog?.preload()}
            onClick={press(() => (application.IsComplete ? askFirst() : void open('edit')))}
          >
            Edit
          </Button>
        )}
      </>
    ),
    notice: outcome && outcome.kind !== 'opened' && (
      <FormOutcomeAlert outcome={outcome} onDismiss={dismiss} />
    ),
  };
}
