import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import {
  changedList,
  listHref,
  plainList,
  questionOf,
  type ListLocation,
} from '../question/list.location.ts';
import { nothingOpen, settle, stepFrom, type OpenApplication } from './open-application.model.ts';
import type { ApplicationList } from '../question/use-application-list.ts';

/** What is asked for, whatever its order and page. */
const listOf = (location: ListLocation): string => {
  const { rowsPerPage, sortBy, sortType } = plainList(location.scope);
  return questionOf(changedList(location, { rowsPerPage, sortBy, sortType }));
};

export interface OpenApplicationOptions {
  location: ListLocation;
  list: ApplicationList;
  /** What was open when it was last told; kept by whoever outlives the view. */
  opened: OpenApplication | undefined;
  onOpen: (opened: OpenApplication) => void;
}

/** The application open beside the list: follows the list as it changes, and steps along it (OP-062). */
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
            question: questionOf(location),
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
    /** Opens the neighbour, on the next page if need be; false where there is none, or not yet. */
    step(by: 1 | -1): boolean {
      const step = stepBy(by);
      if (step?.kind === 'open') onOpen({ id: step.id, shown: current.shown });
      if (step?.kind === 'turn') {
        const turned = { ...location, page: step.page };
        onOpen({ ...current, awaited: { question: questionOf(turned), edge: step.edge } });
        void navigate(listHref(turned));
      }
      return step !== undefined;
    },
    /** There is none in that direction. */
    atEnd: (by: 1 | -1) => shown !== undefined && stepBy(by) === undefined,
    /** Somebody reaches for the neighbour: its page is fetched ahead. */
    expectStep(by: 1 | -1) {
      const step = stepBy(by);
      if (step?.kind === 'turn') prefetch(step.page);
    },
  };
}
