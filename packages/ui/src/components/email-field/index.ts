export { isEmail } from './email-field.model.ts';
export { EmailField, type EmailFieldProps } from './email-field.tsx';
