import { Pagination } from '@portal/ui/pagination';
import type { ReactNode } from 'react';
import { routerLink } from '../../../app/router-link.tsx';
import { changedList, listHref, type ListLocation } from './list.location.ts';
import type { ApplicationList } from './use-application-list.ts';

export interface ListPagerProps {
  location: ListLocation;
  list: ApplicationList;
  note?: ReactNode;
  className?: string | undefined;
}

export function ListPager({ location, list, note, className }: ListPagerProps) {
  return (
    <Pagination
      page={location.page}
      pageSize={location.rowsPerPage}
      total={list.reply?.TotalRows ?? 0}
      hrefFor={(page) => listHref(changedList(location, { page }))}
      onIntent={list.prefetch}
      renderLink={routerLink}
      note={note}
      className={className}
    />
  );
}
