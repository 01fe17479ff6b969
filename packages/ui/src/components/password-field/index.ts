export { evaluatePassword, type PasswordRule } from './password-field.model.ts';
export {
  PasswordField,
  PasswordRuleLine,
  PasswordSymbols,
  type PasswordFieldProps,
  type PasswordRuleLineProps,
  type PasswordSymbolsProps,
} from './password-field.tsx';
export { usePasswordField, type PasswordFieldOptions } from './use-password-field.ts';
