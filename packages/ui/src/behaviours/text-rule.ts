import { fieldTexts } from '../components/field/field.texts.ts';
import { useTexts } from '../texts/texts-context.ts';

export interface TextRuleOptions {
  /** A text other than spaces is required. Default false. */
  required?: boolean | undefined;
  /** Default `This is a required field`. */
  requiredText?: string | undefined;
  /** Returns the error of a text, or undefined. Only called for texts that are not empty. */
  validate?: ((text: string) => string | undefined) | undefined;
}

/** A validator that checks whether there is a text, and then whether it is valid. */
export function textRule({
  required = false,
  requiredText,
  validate,
}: TextRuleOptions & { requiredText: string }) {
  return (text: string) => {
    if (text.trim() === '') return required ? requiredText : undefined;
    return validate?.(text);
  };
}

/** The validator of a text field, with the error of a missing text in the language of the provider. */
export function useTextRule({ requiredText, ...options }: TextRuleOptions) {
  const texts = useTexts('field', fieldTexts);
  return textRule({ ...options, requiredText: requiredText ?? texts.requiredText });
}
