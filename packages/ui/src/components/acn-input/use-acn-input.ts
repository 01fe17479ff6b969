import type { OptionNames } from '../../behaviours/split-props.ts';
import { useMaskedText, type MaskedTextOptions } from '../../behaviours/use-masked-text.ts';
import { fieldValueNames } from '../../behaviours/use-text-value.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { acnInputTexts } from './acn-input.texts.ts';
import { acnInAbn, acnMask, DIGITS, formatAcn, parseAcn, type Acn } from './acn-input.model.ts';

export interface AcnInputOptions extends Pick<
  MaskedTextOptions,
  'required' | 'requiredText' | 'serverError' | 'revealErrors'
> {
  /** The number in any format, if the caller controls it. */
  value?: string | undefined;
  /** The initial number, if the field keeps its own state. Default none. To reset it, change the `key` of the field. */
  defaultValue?: string | undefined;
  /** Called with the digits, and whether they are a complete number. */
  onValueChange?: ((digits: string, details: Pick<Acn, 'complete'>) => void) | undefined;
}

export const acnInputNames: OptionNames<AcnInputOptions> = fieldValueNames;

/** A company number: digits only, in groups of three; the caret stays at the edited digit (VER-050). */
export function useAcnInput({ value, defaultValue = '', onValueChange, ...options }: AcnInputOptions) {
  const texts = useTexts('acn-input', acnInputTexts);
  const {
    value: characters,
    setValue,
    error,
    valid,
    inputProps,
  } = useMaskedText({
    ...options,
    mask: acnMask,
    value: value === undefined ? undefined : parseAcn(value).digits,
    defaultValue: parseAcn(defaultValue).digits,
    onValueChange: (digits) => onValueChange?.(digits, { complete: parseAcn(digits).complete }),
    validate: (text) => {
      const { digits, complete } = parseAcn(text);
      if (complete) return undefined;
      if (digits.length < DIGITS) return texts.incompleteText;
      return acnInAbn(digits) === undefined ? texts.tooLongText : texts.abnText;
    },
  });
  const { digits, complete } = parseAcn(characters);
  const acn = acnInAbn(digits);
  return {
    digits,
    complete,
    error,
    valid,
    /** Text and effect of a button that replaces a business number by its company number; undefined for others. */
    offered:
      acn === undefined
        ? undefined
        : { text: texts.useAcn({ acn: formatAcn(acn) }), use: () => setValue(acn) },
    inputProps: {
      ...inputProps,
      autoComplete: 'off',
      spellCheck: false,
      'data-complete': complete || undefined,
    },
  };
}
