export interface TextRuleOptions {
  /** Something but spaces must be typed. Default false. */
  required?: boolean | undefined;
  /** Default `This is a required field`. */
  requiredText?: string | undefined;
  /** What is wrong with a text that is there; an empty one is judged by `required` alone. */
  validate?: ((text: string) => string | undefined) | undefined;
}

/** What is wrong with a text: first whether it is there, then whether it is right. */
export function textRule({
  required = false,
  requiredText = 'This is a required field',
  validate,
}: TextRuleOptions) {
  return (text: string) => {
    if (text.trim() === '') return required ? requiredText : undefined;
    return validate?.(text);
  };
}
