import { Alert } from '@portal/ui/alert';
import { EmailField } from '@portal/ui/email-field';
import { PhoneField } from '@portal/ui/phone-field';
import { Select } from '@portal/ui/select';
import { TextField } from '@portal/ui/text-field';
import { RetryRead } from '../../../base/retry.tsx';
import { FormButtons } from '../../../records/form-buttons.tsx';
import { nameProblem } from './invite.model.ts';
import type { Inviting } from './use-inviting.ts';

export interface InviteStepProps {
  readonly inviting: Inviting;
  readonly onClose: () => void;
}

/** The five fields with their error messages (USER-072). */
export function InviteFields({ inviting }: InviteStepProps) {
  const { draft, change, pending, roles, alert } = inviting;
  const field = { required: true, disabled: pending, autoComplete: 'off' } as const;
  return (
    <>
      {alert && <Alert tone="info">{alert}</Alert>}
      <div className="grid grid-cols-2 items-start gap-4 max-md:grid-cols-1">
        <TextField
          {...field}
          label="First name"
          validate={nameProblem}
          value={draft.firstName}
          onValueChange={(firstName) => change({ firstName })}
        />
        <TextField
          {...field}
          label="Last name"
          validate={nameProblem}
          value={draft.lastName}
          onValueChange={(lastName) => change({ lastName })}
        />
      </div>
      <EmailField {...field} label="Email" value={draft.email} onValueChange={(email) => change({ email })} />
      <PhoneField
        {...field}
        label="Mobile"
        australianOnly={inviting.australianOnly}
        value={draft.phone}
        onValueChange={(phone, { e164OrLocal }) => change({ phone, mobile: e164OrLocal })}
      />
      <Select
        label="Role"
        required
        options={roles.list.map(({ TenantRoleId, RoleName }) => ({ value: TenantRoleId, label: RoleName }))}
        value={roles.chosen}
        onValueChange={(roleId) => change({ roleId })}
        disabled={pending}
        aria-busy={roles.isFetching || undefined}
      />
      <RetryRead of={roles} className="justify-self-start" />
    </>
  );
}

/** Sends or continues; shows what is missing while the form is incomplete. */
export function InviteFooter({ inviting }: InviteStepProps) {
  const { pending, disabledReason } = inviting;
  return (
    <FormButtons pending={pending} disabledReason={disabledReason}>
      {inviting.hasAccessStep ? 'Next' : 'Send Invite'}
    </FormButtons>
  );
}
