import { viewNameProblem, viewLimits, type ViewScope } from '@portal/api/contract';
import { failureOf, viewQueries } from '@portal/api/queries';
import { Alert } from '@portal/ui/alert';
import { Checkbox } from '@portal/ui/checkbox';
import { Dialog } from '@portal/ui/dialog';
import { RadioGroup } from '@portal/ui/radio-group';
import { TextField } from '@portal/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../../base/services.tsx';
import { viewHref } from '../../../base/view-href.ts';
import { toasts } from '../../../base/toasts.tsx';
import { useTenant } from '../../../base/use-tenant.ts';
import { FormButtons } from '../../../records/form-buttons.tsx';
import { useUser } from '../../../session/use-session.ts';
import type { ListLocation } from '../query/list.location.ts';
import { failureText } from './failure-text.ts';
import { definitionOf } from './view-location.model.ts';
import { viewSavedText } from './view-texts.ts';

export interface SaveViewDialogProps {
  /** The list to save. */
  readonly location: ListLocation;
  /** Called with the address of the saved view. */
  readonly onSaved: (href: string) => void;
  readonly onClose: () => void;
}

/** Saves what the list shows as a new view. */
export function SaveViewDialog({ location, onSaved, onClose }: SaveViewDialogProps) {
  const { claims } = useUser();
  const tenant = useTenant()?.DisplayName ?? '';
  const save = useMutation(viewQueries(useClient()).save());
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const [byDefault, setByDefault] = useState(false);
  const [pressed, setPressed] = useState(false);
  const { data: answer, isPending: saving } = save;
  const failure = failureOf(save.error);
  const problem =
    (pressed && viewNameProblem(name)) || (answer?.View === null && answer.Message) || undefined;

  const submit = () => {
    setPressed(true);
    if (viewNameProblem(name) !== undefined) return;
    const Scope: ViewScope = location.scope;
    save.mutate(
      {
        Name: name.trim(),
        Scope,
        Shared: shared,
        Definition: definitionOf(location),
        ...(byDefault && { MyDefault: true }),
      },
      {
        onSuccess: ({ View }) => {
          if (!View) return;
          toasts.show({ text: viewSavedText(View.Name) });
          onSaved(viewHref(View, claims));
        },
      },
    );
  };
  return (
    <Dialog
      open
      title="Save as new view"
      onOpenChange={onClose}
      dismissible={!saving}
      onSubmit={submit}
      footer={
        <FormButtons onCancel={onClose} disabled={saving} pending={saving}>
          {failure ? 'Retry' : 'Save'}
        </FormButtons>
      }
    >
      {failure && <Alert tone="danger">{failureText(failure)}</Alert>}
      <TextField
        label="Name"
        required
        value={name}
        hint={`At most ${viewLimits.name} characters`}
        error={problem}
        onValueChange={(text) => {
          setName(text);
          save.reset();
        }}
      />
      <RadioGroup
        label="Who sees it"
        value={shared ? 'everybody' : 'me'}
        options={[
          { value: 'me', label: 'Only me' },
          { value: 'everybody', label: `Everybody at ${tenant}` },
        ]}
        onValueChange={(value) => {
          setShared(value === 'everybody');
          save.reset();
        }}
      />
      {shared && location.search && (
        <Alert>{`The search text "${location.search}" becomes visible to everybody at ${tenant}.`}</Alert>
      )}
      <Checkbox label="Open it by default for me" checked={byDefault} onCheckedChange={setByDefault} />
    </Dialog>
  );
}
