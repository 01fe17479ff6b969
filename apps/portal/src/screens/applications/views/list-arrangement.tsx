/** What lets a person arrange the list, in one script. */
export { arrangementOf } from './column-layout.model.ts';
export { Changed } from './changed.tsx';
export { ColumnsButton, resizedHref } from './columns-button.tsx';
export { ViewsButton } from './views-button.tsx';
