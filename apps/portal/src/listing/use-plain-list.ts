import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { AnsweredList } from './list-announcement.ts';
import type { ListPlace } from './list-pager.tsx';
import type { PlainLocation } from './plain.location.ts';
import { useListReading } from './use-list-reading.ts';

export interface PlainReply {
  readonly TotalRows: number;
  readonly MaxPage: number;
}

export interface PlainListOptions<Location extends PlainLocation, Reply, Key extends QueryKey> {
  location: Location;
  /** The same function between renders. */
  read: (location: Location) => UseQueryOptions<Reply, Error, Reply, Key>;
  /** The same function between renders. */
  hrefOf: (location: Location) => string;
  /** The person may see the list; otherwise nothing is asked for. */
  permitted: boolean;
  /** What is counted, such as `user`; its plural is made by an s. */
  noun: string;
}

/** The rows that an address asks for, and where they stand among all. */
export function usePlainList<Location extends PlainLocation, Reply extends PlainReply, Key extends QueryKey>({
  location,
  read,
  hrefOf,
  permitted,
  noun,
}: PlainListOptions<Location, Reply, Key>) {
  const { page, rowsPerPage } = location;
  const readPage = useCallback((turned: number) => read({ ...location, page: turned }), [read, location]);
  const reading = useListReading({ readPage, page, permitted });
  return useMemo(() => {
    const { reply, stale } = reading;
    const hrefFor = (turned: number) => hrefOf({ ...location, page: turned });
    const place: ListPlace = { page, rowsPerPage, total: reply?.TotalRows ?? 0, hrefFor };
    const answered: AnsweredList | undefined =
      reply && !stale ? { total: reply.TotalRows, noun, page, pages: reply.MaxPage } : undefined;
    return { ...reading, place, answered };
  }, [reading, location, page, rowsPerPage, hrefOf, noun]);
}
