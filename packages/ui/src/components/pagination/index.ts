export { pageWindow, rangeText, type PageItem } from './pagination.model.ts';
export { Pagination, type PaginationProps } from './pagination.tsx';
export { usePagination, type PaginationOptions } from './use-pagination.ts';
