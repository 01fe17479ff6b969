import { digitsOf, type Mask } from './masked-input.model.ts';
import { useMaskedInput } from './use-masked-input.ts';
import { useValidatedText, type TextValueOptions } from './use-text-value.ts';

/** Options of a field for a number that is written in groups of digits. */
export interface MaskedDigitsOptions extends Pick<
  TextValueOptions,
  'required' | 'requiredText' | 'serverError' | 'revealErrors'
> {
  /** The number in any format, if the caller controls it. */
  value?: string | undefined;
  /** The initial number, if the field keeps its own state. Default none. To reset it, change the `key` of the field. */
  defaultValue?: string | undefined;
  /** Called with the digits, and whether they are a complete number. */
  onValueChange?: ((digits: string, details: { complete: boolean }) => void) | undefined;
}

interface NumberRules {
  mask: Mask;
  isComplete: (digits: string) => boolean;
  /** The error of an incomplete number. */
  errorOf: (digits: string) => string;
}

/** A number: digits only, in groups; the caret stays at the edited digit (VER-050). */
export function useMaskedDigits(
  { value, defaultValue = '', onValueChange, ...options }: MaskedDigitsOptions,
  { mask, isComplete, errorOf }: NumberRules,
) {
  const { accept = digitsOf } = mask;
  const {
    value: digits,
    onBlur,
    ...number
  } = useValidatedText({
    ...options,
    value: value === undefined ? undefined : accept(value),
    defaultValue: accept(defaultValue),
    onValueChange: (next) => onValueChange?.(next, { complete: isComplete(next) }),
    validate: (next) => (isComplete(next) ? undefined : errorOf(next)),
  });
  const masked = useMaskedInput({ mask, value: digits, onValueChange: number.setValue });
  const complete = isComplete(digits);
  return {
    ...number,
    digits,
    complete,
    inputProps: { ...masked, onBlur, 'data-complete': complete || undefined },
  };
}
