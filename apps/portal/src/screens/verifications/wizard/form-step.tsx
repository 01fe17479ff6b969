import type { getVerificationForm, Reply } from '@portal/api/contract';
import { Button } from '@portal/ui/button';
import { SchemaForm, type SchemaFormProps } from '@portal/ui/forms';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, useMemo, type ReactNode } from 'react';
import { ServerFormPart } from '../../../records/server-form-part.tsx';
import { SubmitButton } from '../../../records/submit-button.tsx';
import { WizardStep, type WizardStepProps } from './wizard-step.tsx';

/** Why nothing can be sent while there is no form. */
export const noFormYet = 'The form is not there yet.';

export interface FormStepProps
  extends
    Pick<WizardStepProps, 'step'>,
    Pick<SchemaFormProps, 'data' | 'fields' | 'dateFormat' | 'onSubmit' | 'onRefuseSchema'> {
  reading: UseQueryResult<Reply<typeof getVerificationForm>>;
  /** Why the form cannot be sent; undefined if it can. */
  obstacle: string | undefined;
  submitText: string;
  /** The request is being sent. Default false. */
  pending?: boolean;
  onCancel: () => void;
  /** Called with what is filled in and what the form started with. */
  onChange: (data: unknown, start: object | undefined) => void;
  /** Below the form. */
  children?: ReactNode;
}

/** A step that is a form of the server, with Cancel and the button that sends it. */
export function FormStep({
  step,
  reading,
  obstacle,
  submitText,
  pending = false,
  onCancel,
  onChange,
  children,
  data,
  ...formProps
}: FormStepProps) {
  const id = useId();
  const { data: definition } = reading;
  const parts = useMemo(() => definition && { ...definition, schema: definition.jsonSchema }, [definition]);
  return (
    <WizardStep
      step={step}
      foot={
        <>
          <Button size="md" onClick={onCancel}>
            Cancel
          </Button>
          <SubmitButton form={id} pending={pending} obstacle={parts ? obstacle : noFormYet}>
            {submitText}
          </SubmitButton>
        </>
      }
    >
      <ServerFormPart reading={reading} form={parts} lines={[260, 420, 340]}>
        {(form) => (
          <SchemaForm
            {...formProps}
            id={id}
            schema={form.schema}
            uiSchema={form.uiSchema}
            data={data ?? form.data}
            submitLabel={null}
            disabled={pending}
            pending={pending}
            onChange={(typed) => onChange(typed, form.data)}
          />
        )}
      </ServerFormPart>
      {children}
    </WizardStep>
  );
}
