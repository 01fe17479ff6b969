import type { Mask } from './masked-input.model.ts';
import { useTextRule, type TextRuleOptions } from './text-rule.ts';
import { useMaskedInput } from './use-masked-input.ts';
import { useValidatedValue, type ValidatedValueOptions } from './use-validated-value.ts';

export interface MaskedTextOptions
  extends TextRuleOptions, Omit<ValidatedValueOptions<string>, 'defaultValue' | 'validate'> {
  mask: Mask;
  /** The initial characters, if the field keeps its own state. Default none. */
  defaultValue?: string | undefined;
}

/** A masked input with validation of its characters. */
export function useMaskedText({
  mask,
  defaultValue = '',
  required,
  requiredText,
  validate,
  ...options
}: MaskedTextOptions) {
  const { value, setValue, error, valid, onBlur } = useValidatedValue({
    ...options,
    defaultValue,
    validate: useTextRule({ required, requiredText, validate }),
  });
  const masked = useMaskedInput({ mask, value, onValueChange: setValue });
  return { value, setValue, error, valid, inputProps: { ...masked, onBlur } };
}
