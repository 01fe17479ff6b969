import { Pagination, type PaginationProps } from '@portal/ui/pagination';
import { routerLink } from '../base/router-link.tsx';
import type { ListReading } from './use-list-reading.ts';

/** Position of the shown rows in the whole list. */
export type ListPosition = Pick<PaginationProps, 'page' | 'pageSize' | 'total' | 'hrefFor'>;

export interface ListPagerProps extends Pick<PaginationProps, 'note' | 'className'> {
  position: ListPosition;
  list: Pick<ListReading, 'prefetch'>;
}

/** Pagination of a list. Prefetches a page on intent. */
export const ListPager = ({ position, list, ...pagination }: ListPagerProps) => (
  <Pagination {...position} {...pagination} onPageIntent={list.prefetch} renderLink={routerLink} />
);
