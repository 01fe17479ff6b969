export { Checkbox, CheckboxBox, type CheckboxBoxProps, type CheckboxProps } from './checkbox.tsx';
export { checkboxBox, choiceLabel, choiceNote, radioDot } from './checkbox.styles.ts';
export { useCheckbox, type CheckboxOptions } from './use-checkbox.ts';
