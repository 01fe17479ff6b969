export { type Suggestion } from './suggest-field.model.ts';
export { SuggestField, type SuggestFieldProps } from './suggest-field.tsx';
export { type SuggestFieldOptions } from './use-suggest-field.ts';
