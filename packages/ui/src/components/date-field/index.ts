export { formatDay, isIsoDate, type DatePart } from './date-field.model.ts';
export { DateField, type DateFieldProps } from './date-field.tsx';
export { useDateField, type DateFieldOptions, type DateFieldState } from './use-date-field.ts';
