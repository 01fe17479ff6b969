import { signingModeCodes, type SigningModeCode } from '@portal/api/contract';
import { actingQueries } from '@portal/api/queries';
import { RadioGroup } from '@portal/ui/radio-group';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../../../base/services.tsx';
import type { ActionDialogProps } from '../action-dialog.ts';
import { ConfirmAction } from './confirm-action.tsx';

const modes = Object.entries(signingModeCodes).map(([value, label]) => ({
  value: value as SigningModeCode,
  label,
}));

/** Sets how the applicants sign: online or on paper (ACT-101, ACT-102). */
export function SigningModeDialog(props: ActionDialogProps) {
  const [application] = props.applications;
  const { mutateAsync } = useMutation(actingQueries(useClient()).changeSigningMode(application.guid));
  const [chosen, choose] = useState<SigningModeCode>(
    () => modes.find(({ label }) => label === application.signingMode)?.value ?? 'Pin',
  );
  return (
    <ConfirmAction {...props} action="signingMode" call={() => mutateAsync(chosen)}>
      <p>Application {application.id} will be signed in the mode that you choose.</p>
      <RadioGroup
        label="Signing mode"
        className="mt-4"
        options={modes}
        value={chosen}
        onValueChange={(value) => choose(modes.find((mode) => mode.value === value)?.value ?? chosen)}
      />
    </ConfirmAction>
  );
}
