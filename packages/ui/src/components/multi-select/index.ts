export { type MultiSelectOption } from './multi-select.model.ts';
export { MultiSelect, type MultiSelectProps } from './multi-select.tsx';
export { useMultiSelect, type MultiSelectOptions } from './use-multi-select.ts';
