import { getUiOptions, toErrorList } from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { FieldProps, FormProps } from './rjsf-types.ts';

/** Props of a custom field, which renders its own control, label, hint and error. */
export interface CustomFieldProps {
  /** Id of the control. */
  id: string;
  label: string;
  hint: string | undefined;
  /** The error of the value or of anything within it. */
  error: string | undefined;
  required: boolean;
  disabled: boolean;
  value: unknown;
  /** Called with undefined to remove the value. */
  onValueChange: (value: unknown) => void;
}

/** Converts custom fields into fields of react-jsonschema-form. */
export function customFields(
  fields: Readonly<Record<string, ComponentType<CustomFieldProps>>>,
): NonNullable<FormProps['fields']> {
  return Object.fromEntries(Object.entries(fields).map(([name, Own]) => [name, calledAsField(Own)]));
}

const calledAsField = (Own: ComponentType<CustomFieldProps>) =>
  function OwnField({ fieldPathId, schema, uiSchema, name, ...field }: FieldProps) {
    const { title, description } = getUiOptions(uiSchema);
    return (
      <Own
        id={fieldPathId.$id}
        label={title ?? schema.title ?? name}
        hint={description ?? schema.description}
        error={field.rawErrors?.[0] ?? toErrorList(field.errorSchema)[0]?.message}
        required={field.required === true}
        disabled={field.disabled === true || field.readonly === true}
        value={field.formData}
        onValueChange={(value) => field.onChange(value, fieldPathId.path)}
      />
    );
  };
