export { useTextValue, type TextValueOptions } from '../../behaviours/use-text-value.ts';
export { TextField, type TextFieldProps } from './text-field.tsx';
