import { getByPath, toPath, type ErrorSchema } from '@rjsf/utils';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { inWords } from './error-texts.model.ts';
import type { FormProps } from './rjsf-types.ts';
import type { SafeUiSchema } from './ui-schema.model.ts';
import { useLiveFindings } from './use-live-findings.ts';

export interface SchemaFormOptions {
  /** What is filled in at first; another object replaces what was typed. Default nothing. */
  data?: object | undefined;
  onChange?: ((data: unknown) => void) | undefined;
  /** What was filled in, once it is valid: only what the schema knows of. */
  onSubmit: (data: unknown) => void;
  /**
   * When a field says what is wrong with it: once somebody tried to send, or as it is left and 300 ms after the last
   * key (ACT-105, ACT-106). Default `on-send`.
   */
  validation?: 'on-send' | 'live' | undefined;
  /** Whether what is filled in could be sent; at first, and whenever that changes. Only with `live`. */
  onChangeValid?: ((valid: boolean) => void) | undefined;
  /** Announced after a try to send, with the names of the fields to correct. Default `Please check: …`. */
  checkText?: ((names: string) => string) | undefined;
}

/** The form as it is drawn. */
interface FormInUse {
  schema: FormProps['schema'];
  uiSchema: SafeUiSchema;
  validator: FormProps['validator'];
  idPrefix: string;
  pending: boolean;
}

const wrong = ':is(input, select, textarea, button)[aria-invalid="true"]:enabled, [data-invalid][tabindex]';

/** Says what is wrong with a field when it is due, and never twice; sends once. */
export function useSchemaForm({
  data,
  onChange,
  onSubmit,
  validation = 'on-send',
  onChangeValid,
  checkText = (names) => `Please check: ${names}`,
  schema,
  uiSchema,
  validator,
  idPrefix,
  pending,
}: SchemaFormOptions & FormInUse) {
  const root = useRef<HTMLDivElement>(null);
  const [filled, setFilled] = useState<unknown>(data);
  const [adopted, setAdopted] = useState(data);
  const [attempts, setAttempts] = useState(0);
  const [unfilled, setUnfilled] = useState('');

  if (adopted !== data) {
    setAdopted(data);
    setFilled(data);
  }

  const focusFirst = () => root.current?.querySelector<HTMLElement>(wrong)?.focus();
  useEffect(() => {
    // What is wrong is drawn by now: its controls say what they are called.
    if (attempts > 0) setUnfilled(namesOf(root.current?.querySelectorAll(wrong) ?? []));
  }, [attempts]);

  const transformErrors = ((errors) =>
    inWords(errors, (property) => widgetAt(uiSchema, property))) satisfies FormProps['transformErrors'];
  const live = useLiveFindings({
    on: validation === 'live',
    findings: () => validator.validateFormData(filled, schema, undefined, transformErrors, uiSchema).errors,
    idPrefix,
    onChangeValid,
  });

  return {
    rootProps: {
      ref: root,
      // Every control has the name of its field, or is part of a control that has it.
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
    /** For those who only hear the form: what stopped it from being sent. */
    announcement: unfilled && checkText(unfilled),
    formProps: {
      formData: filled,
      onChange: ({ formData }: { formData?: unknown }, id?: string) => {
        setFilled(formData);
        onChange?.(formData);
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

/** The input of a date that is half typed: it has no value yet. */
const halfTyped = (form: HTMLElement | null) =>
  [...(form?.querySelectorAll('input') ?? [])].find(
    ({ validity }) => validity.badInput || validity.customError,
  );

/** The control that an element is a part of, as a segment is of a date. */
const wholeOf = (part: HTMLElement) => part.closest<HTMLElement>('[data-name]');

/** Names of controls, each once, without the star of a required one. */
function namesOf(controls: Iterable<HTMLElement>): string {
  const names = Array.from(controls, (part) => {
    const control = wholeOf(part) ?? part;
    const label =
      (control as Partial<HTMLInputElement>).labels?.[0] ??
      document.getElementById(control.getAttribute('aria-labelledby') ?? '');
    return (label?.textContent ?? '').replace(/ \*$/, '').trim();
  });
  return [...new Set(names)].filter(Boolean).join(', ');
}

function widgetAt(uiSchema: SafeUiSchema, property: string) {
  const path = toPath(property.replace(/^\./, '')).map((step) =>
    /^\d+$/.test(String(step)) ? 'items' : step,
  );
  const widget: unknown = getByPath(uiSchema, [...path, 'ui:widget']);
  return typeof widget === 'string' ? widget : undefined;
}

function errorSchemaOf(errors: readonly (readonly [string, string])[]): ErrorSchema<unknown> {
  const whole: ErrorSchema = {};
  for (const [path, text] of errors) {
    const field = toPath(path).reduce<ErrorSchema>((at, step) => (at[step] ??= {}) as ErrorSchema, whole);
    field.__errors = [text];
  }
  return whole;
}
