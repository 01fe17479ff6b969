export { KeyValueList, type KeyValueItem, type KeyValueListProps } from './key-value-list.tsx';
export { NO_VALUE, shownValue } from './key-value-list.model.ts';
