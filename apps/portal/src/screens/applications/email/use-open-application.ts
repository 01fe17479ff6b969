import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import {
  changedList,
  listHref,
  defaultLocation,
  queryIdOf,
  type ListLocation,
} from '../query/list.location.ts';
import { nothingOpen, settle, stepFrom, type OpenApplication } from './open-application.model.ts';
import type { ApplicationList } from '../query/use-application-list.ts';

/** Identifies the filtered list, ignoring order and page. */
const listOf = (location: ListLocation): string => {
  const { rowsPerPage, sortBy, sortType } = defaultLocation(location.scope);
  return queryIdOf(changedList(location, { rowsPerPage, sortBy, sortType }));
};

export interface OpenApplicationOptions {
  location: ListLocation;
  list: ApplicationList;
  /** The last reported open application, kept by a parent that outlives the view. */
  opened: OpenApplication | undefined;
  onOpen: (opened: OpenApplication) => void;
}

/** The application that is open next to the list. Follows changes of the list and steps along it (OP-062). */
export function useOpenApplication({
  location,
  list: { reply, stale, prefetch },
  opened = nothingOpen,
  onOpen,
}: OpenApplicationOptions) {
  const navigate = useNavigate();
  const shown = useMemo(
    () =>
      reply && !stale
        ? {
            list: listOf(location),
            query: queryIdOf(location),
            page: location.page,
            pages: reply.MaxPage,
            ids: reply.Applications.map(({ ApplicationID }) => ApplicationID),
          }
        : undefined,
    [location, reply, stale],
  );
  const current = useMemo(() => (shown ? settle(opened, shown) : opened), [opened, shown]);
  useEffect(() => {
    if (current !== opened) onOpen(current);
  }, [current, opened, onOpen]);

  const stepBy = (by: 1 | -1) => (shown ? stepFrom(current.id, shown, by) : undefined);
  return {
    id: current.id,
    open: (id: number) => onOpen({ id, shown: current.shown }),
    /** Opens the neighbour, if necessary on the next page. Returns false if there is none or it is still loading. */
    step(by: 1 | -1): boolean {
      const step = stepBy(by);
      if (step?.kind === 'open') onOpen({ id: step.id, shown: current.shown });
      if (step?.kind === 'turn') {
        const turned = { ...location, page: step.page };
        onOpen({ ...current, awaited: { query: queryIdOf(turned), edge: step.edge } });
        void navigate(listHref(turned));
      }
      return step !== undefined;
    },
    /** There is no application in that direction. */
    atEnd: (by: 1 | -1) => shown !== undefined && stepBy(by) === undefined,
    /** Prefetches the page of the neighbour on hover or focus of its button. */
    expectStep(by: 1 | -1) {
      const step = stepBy(by);
      if (step?.kind === 'turn') prefetch(step.page);
    },
  };
}
