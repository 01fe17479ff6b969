export { formatDay, readsAsDate } from './date-field.model.ts';
export { DateField, type DateFieldProps } from './date-field.tsx';
export { useDateField, type DateFieldOptions } from './use-date-field.ts';
