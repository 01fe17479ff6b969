export * from './field.tsx';
export { fieldAffix, fieldBox, fieldBoxInput, fieldControl, fieldStar } from './field.styles.ts';
export * from './input-field.tsx';
export { useField, type FieldControlProps, type FieldOptions } from '../../behaviours/use-field.ts';
