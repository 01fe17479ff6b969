import type { OptionNames } from '../../behaviours/split-props.ts';
import { useMaskedText, type MaskedTextOptions } from '../../behaviours/use-masked-text.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { acnInputTexts } from './acn-input.texts.ts';
import { acnMask, parseAcn, type Acn } from './acn-input.model.ts';

export interface AcnInputOptions extends Pick<
  MaskedTextOptions,
  'required' | 'requiredText' | 'serverError' | 'revealErrors'
> {
  /** The number in any writing, when somebody outside keeps it. */
  value?: string | undefined;
  /** The first number, when it is kept here. Default none. To start over, give the field another key. */
  defaultValue?: string | undefined;
  /** Called with up to nine digits, and whether all nine are there. */
  onValueChange?: ((digits: string, details: Pick<Acn, 'complete'>) => void) | undefined;
  /** What is said of a number that is not whole. Default `Enter all 9 digits`. */
  incompleteText?: string | undefined;
}

export const acnInputNames: OptionNames<AcnInputOptions> = {
  value: true,
  defaultValue: true,
  onValueChange: true,
  required: true,
  requiredText: true,
  incompleteText: true,
  serverError: true,
  revealErrors: true,
};

/** A company number: digits only, in threes, the caret where the person is (VER-050). */
export function useAcnInput({
  value,
  defaultValue = '',
  onValueChange,
  incompleteText,
  ...options
}: AcnInputOptions) {
  const texts = useTexts('acn-input', acnInputTexts);
  const {
    value: characters,
    error,
    valid,
    inputProps,
  } = useMaskedText({
    ...options,
    mask: acnMask,
    value: value === undefined ? undefined : parseAcn(value).digits,
    defaultValue: parseAcn(defaultValue).digits,
    onValueChange: (digits) => onValueChange?.(digits, { complete: parseAcn(digits).complete }),
    validate: (digits) => (parseAcn(digits).complete ? undefined : (incompleteText ?? texts.incompleteText)),
  });
  const { digits, complete } = parseAcn(characters);
  return {
    digits,
    complete,
    error,
    valid,
    inputProps: {
      ...inputProps,
      autoComplete: 'off',
      spellCheck: false,
      'data-complete': complete || undefined,
    },
  };
}
