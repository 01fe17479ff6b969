import { useState } from 'react';
import type { gridColumns } from './columns.tsx';
import { listAnnouncement } from './list-announcement.ts';
import { questionOf, type ListLocation } from './list.location.ts';
import type { ApplicationList } from './use-application-list.ts';

/** Speaks once somebody has asked otherwise; the first list speaks for itself. */
export function useListAnnouncement(
  location: ListLocation,
  { reply, stale }: ApplicationList,
  columns: ReturnType<typeof gridColumns>,
): string {
  const question = questionOf(location);
  const [first] = useState(question);
  const [moved, setMoved] = useState(false);
  if (!moved && question !== first) setMoved(true);
  if (!moved || stale || !reply) return '';
  const heading = columns.find(({ sortKey }) => sortKey === location.sortBy)?.header;
  return listAnnouncement(location, reply.TotalRows, reply.MaxPage, heading);
}
