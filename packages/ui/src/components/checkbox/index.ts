export { Checkbox, type CheckboxProps } from './checkbox.tsx';
export { CheckboxBox, type CheckboxBoxProps } from './checkbox-box.tsx';
export { checkboxBox, choiceLabel, choiceNote, radioDot } from './checkbox.styles.ts';
export { useCheckbox, type CheckboxOptions } from './use-checkbox.ts';
