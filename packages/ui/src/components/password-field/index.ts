export { evaluatePassword, type PasswordRule } from './password-field.model.ts';
export * from './password-field.tsx';
export { usePasswordField, type PasswordFieldOptions } from './use-password-field.ts';
