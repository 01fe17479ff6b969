import { cleanText, viewLimits, viewNameProblem } from '@portal/api/contract';
import { Alert } from '@portal/ui/alert';
import { Checkbox } from '@portal/ui/checkbox';
import { Dialog } from '@portal/ui/dialog';
import { RadioGroup } from '@portal/ui/radio-group';
import { TextField } from '@portal/ui/text-field';
import { useState } from 'react';
import { useTenant } from '../../../base/use-tenant.ts';
import { FormButtons } from '../../../records/form-buttons.tsx';
import type { ListLocation } from '../query/list.location.ts';
import { failureText } from './failure-text.ts';
import { useSaveView } from './use-save-view.ts';

export interface SaveViewDialogProps {
  /** The list to save. */
  readonly location: ListLocation;
  /** Called before the saved view is opened. */
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Saves what the list shows as a new view. */
export function SaveViewDialog({ location, onSaved, onClose }: SaveViewDialogProps) {
  const tenant = useTenant()?.DisplayName ?? '';
  const { save, saving, failure, rejection, reset } = useSaveView(location, onSaved);
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const [byDefault, setByDefault] = useState(false);
  const [pressed, setPressed] = useState(false);
  const problem = (pressed && viewNameProblem(name)) || rejection || undefined;

  const submit = () => {
    setPressed(true);
    if (viewNameProblem(name) !== undefined) return;
    const { scope } = location;
    save({ Name: cleanText(name), Scope: scope, Shared: shared, ...(byDefault && { MyDefault: true }) });
  };
  return (
    <Dialog
      open
      title="Save as new view"
      onOpenChange={onClose}
      dismissible={!saving}
      onSubmit={submit}
      footer={<FormButtons pending={saving}>{failure ? 'Retry' : 'Save'}</FormButtons>}
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
          reset();
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
          reset();
        }}
      />
      {shared && location.search && (
        <Alert>{`The search text "${location.search}" becomes visible to everybody at ${tenant}.`}</Alert>
      )}
      <Checkbox label="Open it by default for me" checked={byDefault} onCheckedChange={setByDefault} />
    </Dialog>
  );
}
