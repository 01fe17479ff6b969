import {
  applicantActions,
  approvalState,
  evaluateAction,
  unreadableIn,
  type ApplicantActionId,
  type ApplicantApproval,
} from '@portal/api/contract';
import { Badge, type BadgeProps } from '@portal/ui/badge';
import { Button } from '@portal/ui/button';
import { CardTable, type CardTableColumn } from '@portal/ui/card-table';
import { CircleCheck, CircleX, Clock, Lock } from 'lucide';
import { shownApprovalDate } from '../../../formats/dates.ts';
import { useUser } from '../../../session/use-session.ts';
import { targetOf } from '../actions/action-target.ts';
import { actionEntries, offeredEntry } from '../actions/registry.ts';
import { DetailCard } from './detail-card.tsx';
import type { DetailPartProps } from './detail-part.ts';

type ApprovalState = ReturnType<typeof approvalState>;

/** An icon instead of the dot, because the states are the content of the card. */
const looks: Readonly<Record<ApprovalState, Pick<BadgeProps, 'tone' | 'icon'>>> = {
  Approved: { tone: 'success', icon: CircleCheck },
  Declined: { tone: 'danger', icon: CircleX },
  Pending: { tone: 'neutral', icon: Clock },
  Locked: { tone: 'pending', icon: Lock },
};

/** The actions on an applicant, with the texts of their buttons. */
const buttons: readonly { readonly id: ApplicantActionId; readonly text: string }[] = [
  { id: 'unlockApplicant', text: 'Unlock' },
  { id: 'resendResumeLink', text: 'Resend email' },
];

const facts: readonly CardTableColumn<ApplicantApproval>[] = [
  { id: 'applicant', header: 'Applicant', cell: ({ ApplicantName }) => ApplicantName },
  {
    id: 'status',
    header: 'Status',
    width: 120,
    cell: (approval) => {
      const state = approvalState(approval);
      return <Badge {...looks[state]}>{state}</Badge>;
    },
  },
  {
    id: 'updated',
    header: 'Updated',
    width: 148,
    muted: true,
    numeric: true,
    // A pending approval has no date (DETAIL-047).
    cell: (approval) =>
      approvalState(approval) === 'Pending' ? null : shownApprovalDate(approval.UpdateDate),
  },
];

/** The approval state of each applicant. */
export function DetailApprovalsCard({ reading: { application }, onBegin }: DetailPartProps) {
  const { claims } = useUser();
  const { ApplicantApprovals: approvals } = application;
  /** At most one: a locked applicant is not pending. */
  const offeredTo = (approval: ApplicantApproval) =>
    buttons.find(({ id }) => offeredEntry(evaluateAction(applicantActions[id], approval, claims)));
  const actions: CardTableColumn<ApplicantApproval> = {
    id: 'actions',
    header: 'Actions',
    headerHidden: true,
    width: 156,
    cell: (approval) => {
      const offered = offeredTo(approval);
      if (!offered) return null;
      const { id, text } = offered;
      const part = { id: approval.IndividualId, name: approval.ApplicantName };
      const entry = actionEntries[id];
      return (
        <Button
          size="xs"
          icon={entry?.icon}
          // Every row has the same button; the description adds the applicant's name.
          aria-description={part.name}
          onPointerEnter={entry?.dialog?.preload}
          onFocus={entry?.dialog?.preload}
          onClick={() => onBegin(id, targetOf(application, part))}
        >
          {text}
        </Button>
      );
    },
  };
  return (
    <DetailCard
      heading="Approval Status"
      unreadable={unreadableIn(application, 'ApplicantApprovals')}
      flush
      emptyText={approvals.length === 0 ? 'No approvals.' : undefined}
    >
      <CardTable
        label="Approval Status"
        columns={approvals.some(offeredTo) ? [...facts, actions] : facts}
        rows={approvals}
        rowId={({ IndividualId }) => IndividualId}
      />
    </DetailCard>
  );
}
