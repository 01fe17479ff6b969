import { useId, type ReactNode } from 'react';

export interface FieldOptions {
  /** Id of the control. Default one of its own. */
  id?: string | undefined;
  /** A value must be given: the star, and `aria-required` on the control. */
  required?: boolean | undefined;
  /** What helps to fill it in; hidden while there is an error. */
  hint?: ReactNode;
  /** What is wrong and what to do about it; none while all is well. */
  error?: ReactNode;
  /** Ids of what else describes the control, such as a counter; read after the hint or the error. */
  describedBy?: string | undefined;
  /** The control is a set of controls: it is named by `aria-labelledby`, and its label is no `label`. */
  group?: boolean | undefined;
}

/** The ids and relations between a label, its control, and the hint or the error under it. */
export function useField({ id, required = false, hint, error, describedBy, group = false }: FieldOptions) {
  const own = useId();
  const controlId = id ?? own;
  const labelId = `${controlId}-label`;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const invalid = isGiven(error);
  const hinted = !invalid && isGiven(hint);
  const described = [invalid && errorId, hinted && hintId, describedBy].filter(Boolean).join(' ');

  return {
    invalid,
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

/** Spread on the control: its id, and its relations to the rest of the field. */
export type FieldControlProps = ReturnType<typeof useField>['controlProps'];

function isGiven(content: ReactNode) {
  return content !== undefined && content !== null && content !== false && content !== '';
}
