export {
  Field,
  FieldError,
  FieldHint,
  FieldLabel,
  FieldRoot,
  type FieldLabelProps,
  type FieldLook,
  type FieldProps,
} from './field.tsx';
export { fieldAffix, fieldBox, fieldBoxInput, fieldControl, fieldStar } from './field.styles.ts';
export { InputField, type InputFieldProps, type InputLook, type InputRest } from './input-field.tsx';
export { useField, type FieldControlProps, type FieldOptions } from './use-field.ts';
