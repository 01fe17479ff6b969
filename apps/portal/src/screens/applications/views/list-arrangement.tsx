/** What lets a person arrange the list, in one script. */
export { arrangementOf } from './column-layout.model.ts';
export { ColumnsButton, resizedHref } from './columns-button.tsx';
export { ListChanges } from './list-changes.tsx';
export { ViewsButton } from './views-button.tsx';
