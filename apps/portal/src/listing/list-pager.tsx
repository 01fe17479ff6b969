import { Pagination } from '@portal/ui/pagination';
import type { ReactNode } from 'react';
import { routerLink } from '../base/router-link.tsx';
import type { ListReading } from './use-list-reading.ts';

/** Position of the shown rows in the whole list. */
export interface ListPosition {
  /** From 1. */
  readonly page: number;
  readonly rowsPerPage: number;
  readonly total: number;
  readonly hrefFor: (page: number) => string;
}

export interface ListPagerProps {
  position: ListPosition;
  list: Pick<ListReading, 'prefetch'>;
  note?: ReactNode;
  className?: string | undefined;
}

/** Pagination of a list. Prefetches a page on intent. */
export function ListPager({ position, list, note, className }: ListPagerProps) {
  return (
    <Pagination
      page={position.page}
      pageSize={position.rowsPerPage}
      total={position.total}
      hrefFor={position.hrefFor}
      onPageIntent={list.prefetch}
      renderLink={routerLink}
      note={note}
      className={className}
    />
  );
}
