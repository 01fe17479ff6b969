import { useMaskedDigits, type MaskedDigitsOptions } from '../../behaviours/use-masked-digits.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { acnInputTexts } from './acn-input.texts.ts';
import { acnInAbn, acnMask, DIGITS, formatAcn, parseAcn } from './acn-input.model.ts';

export interface AcnInputOptions extends MaskedDigitsOptions {}

/** A company number: digits only, in groups of three; the caret stays at the edited digit (VER-050). */
export function useAcnInput(options: AcnInputOptions) {
  const texts = useTexts('acn-input', acnInputTexts);
  const { setValue, inputProps, ...number } = useMaskedDigits(options, {
    mask: acnMask,
    isComplete: (digits) => parseAcn(digits).complete,
    errorOf: (digits) => {
      if (digits.length < DIGITS) return texts.incompleteText;
      return acnInAbn(digits) === undefined ? texts.tooLongText : texts.abnText;
    },
  });
  const acn = acnInAbn(number.digits);
  return {
    ...number,
    /** Text and effect of a button that replaces a business number by its company number; undefined for others. */
    offered:
      acn === undefined
        ? undefined
        : { text: texts.useAcn({ acn: formatAcn(acn) }), use: () => setValue(acn) },
    inputProps: { ...inputProps, autoComplete: 'off', spellCheck: false },
  };
}
