import { useTexts } from '../../texts/texts-context.ts';
import { useMaskedDigits, type MaskedDigitsOptions } from '../../behaviours/use-masked-digits.ts';
import { auMobileInputTexts } from './au-mobile-input.texts.ts';
import { auMobileMask, isAuMobile } from '../../behaviours/au-mobile.model.ts';

export interface AuMobileInputOptions extends MaskedDigitsOptions {}

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
