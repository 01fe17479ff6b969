export { CardTable, type CardTableColumn, type CardTableProps } from './card-table.tsx';
