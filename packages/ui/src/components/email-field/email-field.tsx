import { useTexts } from '../../texts/texts-context.ts';
import { TextField, type TextFieldProps } from '../text-field/index.ts';
import { emailFieldTexts } from './email-field.texts.ts';
import { isEmail } from './email-field.model.ts';

export interface EmailFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode'> {}

/** An e-mail address. `validate` is called only with a valid address. */
export function EmailField({ validate, ...rest }: EmailFieldProps) {
  const texts = useTexts('email-field', emailFieldTexts);
  return (
    <TextField
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type="email"
      validate={(text) => (isEmail(text) ? validate?.(text) : texts.invalidText)}
    />
  );
}
