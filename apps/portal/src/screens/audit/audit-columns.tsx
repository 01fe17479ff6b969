import { auditKindText, type AuditLine } from '@portal/api/contract';
import type { DataGridColumn } from '@portal/ui/data-grid';
import { fullDate } from '../../formats/dates.ts';

type Person = AuditLine['Actor'];

/** Whoever is no longer there has no name any more; the id stays. */
const nameOf = (person: NonNullable<Person>): string => person.Name ?? person.GlobalUserId;

const actorOf = ({ Actor, Kind }: AuditLine): string => {
  if (Actor) return nameOf(Actor);
  return Kind === 'sign-in-refused' ? 'Not signed in' : 'System';
};

/** Whom or what it was about; nothing where somebody did it to themselves. */
const subjectOf = ({ Actor, Subject, ApplicationId }: AuditLine): string => {
  if (ApplicationId !== null) return `Application ${ApplicationId}`;
  return Subject && Subject.GlobalUserId !== Actor?.GlobalUserId ? nameOf(Subject) : '';
};

/** @param dateFormat The configured one, if there is one. */
export const auditColumns = (dateFormat: string | null | undefined): readonly DataGridColumn<AuditLine>[] => [
  {
    id: 'time',
    header: 'Time',
    size: 168,
    fold: 'date',
    muted: true,
    unclipped: true,
    cell: ({ Timestamp }) => fullDate(Timestamp, dateFormat),
  },
  {
    id: 'kind',
    header: 'What',
    size: 240,
    fold: 'title',
    text: ({ Kind }) => auditKindText(Kind),
    cell: ({ Kind }) => <span className="font-medium">{auditKindText(Kind)}</span>,
  },
  { id: 'actor', header: 'Who', size: 200, fold: 'status', cell: actorOf, text: actorOf },
  { id: 'subject', header: 'About', size: 200, fold: 'action', cell: subjectOf, text: subjectOf },
  {
    id: 'details',
    header: 'Details',
    size: 260,
    fold: 'note',
    muted: true,
    cell: ({ Details }) => Details,
    text: ({ Details }) => Details,
  },
];
