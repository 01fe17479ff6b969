import {
  auditFileName,
  auditHeadings,
  auditKindText,
  exportAudit,
  listAudit,
  type AuditLine,
} from '@portal/api/contract';
import type { DataGridColumn } from '@portal/ui/data-grid';
import { hrefs } from '../../base/paths.ts';
import { fullDate } from '../../formats/dates.ts';
import { listScreen, type Viewer } from '../../listing/list-screen.tsx';
import { auditAddress, auditQuery } from './audit-address.ts';

type Person = AuditLine['Actor'];

/** A deleted user has no name, only the id. */
const nameOf = (person: NonNullable<Person>): string => person.Name ?? person.GlobalUserId;

const actorOf = ({ Actor, Kind }: AuditLine): string => {
  if (Actor) return nameOf(Actor);
  return Kind === 'sign-in-refused' ? 'Not signed in' : 'System';
};

/** The affected user or application; empty if users changed themselves. */
const subjectOf = ({ Actor, Subject, ApplicationId }: AuditLine): string => {
  if (ApplicationId !== null) return `Application ${ApplicationId}`;
  return Subject && Subject.GlobalUserId !== Actor?.GlobalUserId ? nameOf(Subject) : '';
};

const columnsFor = ({ dateFormat }: Viewer): readonly DataGridColumn<AuditLine>[] => [
  {
    id: 'time',
    header: auditHeadings.time,
    size: 168,
    fold: 'date',
    muted: true,
    unclipped: true,
    cell: ({ Timestamp }) => fullDate(Timestamp, dateFormat),
  },
  {
    id: 'kind',
    header: auditHeadings.kind,
    size: 240,
    fold: 'title',
    text: ({ Kind }) => auditKindText(Kind),
    cell: ({ Kind }) => <span className="font-medium">{auditKindText(Kind)}</span>,
  },
  { id: 'actor', header: auditHeadings.actor, size: 200, fold: 'status', cell: actorOf, text: actorOf },
  { id: 'subject', header: 'About', size: 200, fold: 'action', cell: subjectOf, text: subjectOf },
  {
    id: 'details',
    header: auditHeadings.details,
    size: 260,
    fold: 'note',
    muted: true,
    cell: ({ Details }) => Details,
    text: ({ Details }) => Details,
  },
];

/** All recorded actions in the tenant, newest first. */
export const AuditScreen = listScreen({
  title: 'Audit',
  crumbs: [{ label: 'Audit', href: hrefs.audit }],
  noun: 'line',
  searchLabel: 'Search by person or application number',
  loadingText: 'Loading audit...',
  emptyText: 'Nothing was recorded in this period.',
  fileName: auditFileName,
  address: auditAddress,
  list: listAudit,
  exported: exportAudit,
  queryOf: auditQuery,
  rowsOf: ({ Lines }) => Lines,
  rowId: ({ AuditId }) => String(AuditId),
  columnsFor,
  refreshable: true,
});
