import { useTexts } from '../../texts/texts-context.ts';
import type { OptionNames } from '../../behaviours/split-props.ts';
import { useMaskedText, type MaskedTextOptions } from '../../behaviours/use-masked-text.ts';
import { fieldValueNames } from '../../behaviours/use-text-value.ts';
import { auMobileInputTexts } from './au-mobile-input.texts.ts';
import { auMobileMask, localDigits, isAuMobile } from '../../behaviours/au-mobile.model.ts';

export interface AuMobileInputOptions extends Pick<
  MaskedTextOptions,
  'required' | 'requiredText' | 'serverError' | 'revealErrors'
> {
  /** The number in any format, if the caller controls it. */
  value?: string | undefined;
  /** The initial number, if the field keeps its own state. Default none. To reset it, change the `key` of the field. */
  defaultValue?: string | undefined;
  /** Called with the digits, and whether they are a complete mobile number. */
  onValueChange?: ((digits: string, details: { complete: boolean }) => void) | undefined;
}

export const auMobileInputNames: OptionNames<AuMobileInputOptions> = fieldValueNames;

/** An Australian mobile number: digits only, grouped 4 3 3; the caret stays at the edited digit. */
export function useAuMobileInput({
  value,
  defaultValue = '',
  onValueChange,
  ...options
}: AuMobileInputOptions) {
  const texts = useTexts('au-mobile-input', auMobileInputTexts);
  const {
    value: characters,
    error,
    valid,
    inputProps,
  } = useMaskedText({
    ...options,
    mask: auMobileMask,
    value: value === undefined ? undefined : localDigits(value),
    defaultValue: localDigits(defaultValue),
    onValueChange: (digits) => onValueChange?.(digits, { complete: isAuMobile(digits) }),
    validate: (digits) => (isAuMobile(digits) ? undefined : texts.invalidText),
  });
  const complete = isAuMobile(characters);
  return {
    digits: characters,
    complete,
    error,
    valid,
    inputProps: {
      ...inputProps,
      type: 'tel' as const,
      autoComplete: 'tel-national',
      'data-complete': complete || undefined,
    },
  };
}
