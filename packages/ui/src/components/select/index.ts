export { type SelectEntry, type SelectGroup, type SelectOption } from './select.model.ts';
export { Select, SelectControl, type SelectControlProps, type SelectProps } from './select.tsx';
export { useSelect, type SelectOptions } from './use-select.ts';
