import { ErrorSchemaBuilder, getByPath, type ErrorSchema } from '@rjsf/utils';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { OptionNames } from '../behaviours/split-props.ts';
import { withMessages } from './error-texts.model.ts';
import type { FormTexts } from './schema-form.texts.ts';
import type { FormProps } from './rjsf-types.ts';
import type { SafeUiSchema } from './ui-schema.model.ts';
import { namesOnPath } from './path.model.ts';
import { useLiveFindings } from './use-live-findings.ts';

export interface SchemaFormOptions {
  /** The initial data; a different object replaces the typed data. Default none. */
  data?: object | undefined;
  onDataChange?: ((data: unknown) => void) | undefined;
  /** Called with valid data, without values that the schema does not define. */
  onSubmit: (data: unknown) => void;
  /**
   * When errors appear: `submit` after the first attempt to submit; `live` when a field loses the focus, and 300 ms
   * after the last key (ACT-105, ACT-106). Default `submit`.
   */
  validation?: 'submit' | 'live' | undefined;
  /** Called at first, and when the data becomes valid or invalid. Only with `live`. */
  onValidityChange?: ((valid: boolean) => void) | undefined;
}

export const schemaFormNames: OptionNames<SchemaFormOptions> = {
  data: true,
  onDataChange: true,
  onSubmit: true,
  validation: true,
  onValidityChange: true,
};

interface FormState {
  schema: FormProps['schema'];
  uiSchema: SafeUiSchema;
  validator: FormProps['validator'];
  idPrefix: string;
  pending: boolean;
  texts: FormTexts;
}

const wrong = ':is(input, select, textarea, button)[aria-invalid="true"]:enabled, [data-invalid][tabindex]';

/** State of a schema form: shows errors when they are due, and prevents a second submission. */
export function useSchemaForm({
  data,
  onDataChange,
  onSubmit,
  validation = 'submit',
  onValidityChange,
  schema,
  uiSchema,
  validator,
  idPrefix,
  pending,
  texts,
}: SchemaFormOptions & FormState) {
  const root = useRef<HTMLDivElement>(null);
  const [filled, setFilled] = useState<unknown>(data);
  /** Data to take over. To pass back what is typed would compute defaults and conditions twice at each key. */
  const [given, setGiven] = useState<unknown>(data);
  const [adopted, setAdopted] = useState(data);
  const [attempts, setAttempts] = useState(0);
  /** The invalid controls of the last attempt to submit. */
  const [unfilled, setUnfilled] = useState<readonly string[]>();

  if (adopted !== data) {
    setAdopted(data);
    setFilled(data);
    if (data !== filled) setGiven(data);
  }

  const focusFirst = () => root.current?.querySelector<HTMLElement>(wrong)?.focus();
  useEffect(() => {
    // The errors are rendered now, so their controls and names are in the document.
    if (attempts > 0) setUnfilled(namesOf(root.current?.querySelectorAll(wrong) ?? []));
  }, [attempts]);

  const transformErrors = ((errors) =>
    withMessages(
      errors,
      (property) => widgetAt(uiSchema, property),
      texts,
    )) satisfies FormProps['transformErrors'];
  const live = useLiveFindings({
    on: validation === 'live',
    findings: () => validator.validateFormData(filled, schema, undefined, transformErrors, uiSchema).errors,
    idPrefix,
    onValidityChange,
  });

  return {
    rootProps: {
      ref: root,
      // Each control has the name of its field, or is part of a control with that name.
      onBlur: ({ target }: { target: EventTarget & { name?: unknown } }) => {
        const name = (target instanceof HTMLElement && wholeOf(target)?.dataset['name']) || target.name;
        if (typeof name === 'string') live.show(name);
      },
      onSubmitCapture: (event: SyntheticEvent) => {
        const half = halfTyped(root.current);
        if (!pending && !half && live.valid) return;
        event.preventDefault();
        event.stopPropagation();
        half?.blur();
        half?.focus();
        if (!live.valid) {
          live.showAll();
          setAttempts(attempts + 1);
        }
      },
    },
    /** Announces which fields prevented the submission. */
    announcement: unfilled !== undefined && unfilled.length > 0 && texts.checkText({ names: unfilled }),
    /** Only values that the form does not show are invalid. */
    hiddenError: unfilled?.length === 0,
    formProps: {
      formData: given,
      onChange: ({ formData }: { formData?: unknown }, id?: string) => {
        setFilled(formData);
        setGiven(undefined);
        if (id !== undefined && unfilled?.length === 0) setUnfilled(undefined);
        onDataChange?.(formData);
        live.noteTyping(id);
      },
      onSubmit: ({ formData }: { formData?: unknown }) => onSubmit(formData),
      onError: () => setAttempts(attempts + 1),
      focusOnFirstError: focusFirst,
      noValidate: validation === 'live',
      liveValidate: attempts > 0 ? ('onChange' as const) : false,
      extraErrors: errorSchemaOf(live.shown),
      transformErrors,
    },
  };
}

/** The input of a half-typed date, which has no value yet. */
const halfTyped = (form: HTMLElement | null) =>
  [...(form?.querySelectorAll('input') ?? [])].find(
    ({ validity }) => validity.badInput || validity.customError,
  );

/** The control that an element is part of, such as a date for a segment. */
const wholeOf = (part: HTMLElement) => part.closest<HTMLElement>('[data-name]');

/** Names of controls without duplicates and without the star of required fields. */
function namesOf(controls: Iterable<HTMLElement>): readonly string[] {
  const names = Array.from(controls, (part) => {
    const control = wholeOf(part) ?? (part as HTMLElement);
    const label =
      (control as Partial<HTMLInputElement>).labels?.[0] ??
      document.getElementById(control.getAttribute('aria-labelledby') ?? '');
    return (control.dataset['label'] ?? label?.textContent ?? '').replace(/ \*$/, '').trim();
  });
  return [...new Set(names)].filter(Boolean);
}

function widgetAt(uiSchema: SafeUiSchema, property: string) {
  const path = namesOnPath(property).map((name) => (/^\d+$/.test(name) ? 'items' : name));
  const widget: unknown = getByPath(uiSchema, [...path, 'ui:widget']);
  return typeof widget === 'string' ? widget : undefined;
}

function errorSchemaOf(errors: readonly (readonly [string, string])[]): ErrorSchema<unknown> {
  const whole = new ErrorSchemaBuilder<unknown>();
  for (const [path, text] of errors) whole.setErrors(text, namesOnPath(path));
  return whole.ErrorSchema;
}
