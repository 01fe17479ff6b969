export {
  Field,
  FieldError,
  FieldHint,
  FieldLabel,
  FieldRoot,
  type FieldLabelProps,
  type FieldBaseProps,
  type FieldProps,
} from './field.tsx';
export { fieldAffix, fieldBox, fieldBoxInput, fieldControl, fieldStar } from './field.styles.ts';
export {
  InputField,
  type InputFieldProps,
  type InputBaseProps,
  type NativeInputProps,
} from './input-field.tsx';
export { useField, type FieldControlProps, type FieldOptions } from './use-field.ts';
