import { useId, type ReactNode } from 'react';
import type { FieldBaseProps } from './split-field.ts';

export interface FieldOptions extends Pick<FieldBaseProps, 'required' | 'hint' | 'error' | 'invalid'> {
  /** Id of the control. Default one of its own. */
  id?: string | undefined;
  /** Ids of further descriptions, such as a counter; read after the hint or the error. */
  describedBy?: string | undefined;
  /** The control is a group of controls: `aria-labelledby` names it, and the label is a `span`. */
  group?: boolean | undefined;
}

/** Connects a label, its control, and the hint or the error under it. */
export function useField({
  id,
  required = false,
  hint,
  error,
  invalid: marked = false,
  describedBy,
  group = false,
}: FieldOptions) {
  const own = useId();
  const controlId = id ?? own;
  const labelId = `${controlId}-label`;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const failed = isGiven(error);
  const invalid = failed || marked;
  const hinted = !failed && isGiven(hint);
  const described = [failed && errorId, hinted && hintId, describedBy].filter(Boolean).join(' ');

  return {
    invalid,
    /** Whether an error is shown. */
    failed,
    /** Whether the hint is shown. */
    hinted,
    labelProps: group ? { id: labelId } : { id: labelId, htmlFor: controlId },
    controlProps: {
      id: controlId,
      ...(group && { 'aria-labelledby': labelId }),
      'aria-describedby': described || undefined,
      'aria-invalid': invalid || undefined,
      'aria-required': required || undefined,
    },
    hintProps: { id: hintId },
    errorProps: { id: errorId },
  };
}

/** Spread on the control. */
export type FieldControlProps = ReturnType<typeof useField>['controlProps'];

function isGiven(content: ReactNode) {
  return content !== undefined && content !== null && content !== false && content !== '';
}
