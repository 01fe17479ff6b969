import { useTexts } from '../../texts/texts-context.ts';
import type { OptionNames } from '../../behaviours/split-props.ts';
import { useMaskedDigits, type MaskedDigitsOptions } from '../../behaviours/use-masked-digits.ts';
import { fieldValueNames } from '../../behaviours/use-text-value.ts';
import { auMobileInputTexts } from './au-mobile-input.texts.ts';
import { auMobileMask, isAuMobile } from '../../behaviours/au-mobile.model.ts';

export interface AuMobileInputOptions extends MaskedDigitsOptions {}

export const auMobileInputNames: OptionNames<AuMobileInputOptions> = fieldValueNames;

/** An Australian mobile number: digits only, grouped 4 3 3; the caret stays at the edited digit. */
export function useAuMobileInput(options: AuMobileInputOptions) {
  const { invalidText } = useTexts('au-mobile-input', auMobileInputTexts);
  const {
    setValue: _,
    inputProps,
    ...number
  } = useMaskedDigits(options, {
    mask: auMobileMask,
    isComplete: isAuMobile,
    errorOf: () => invalidText,
  });
  return { ...number, inputProps: { ...inputProps, type: 'tel' as const, autoComplete: 'tel-national' } };
}
