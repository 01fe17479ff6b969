import {
  nameOfUser,
  evaluateAction,
  evaluateActions,
  isPermitted,
  userActions,
  userHeadings,
  userStatusFacts,
  type PortalUser,
  type UserFacts,
} from '@portal/api/contract';
import { Avatar } from '@portal/ui/avatar';
import { Badge, type BadgeTone } from '@portal/ui/badge';
import { Button } from '@portal/ui/button';
import type { DataGridColumn } from '@portal/ui/data-grid';
import { IconButton } from '@portal/ui/icon-button';
import { UserRoundPen } from 'lucide';
import { fullDate } from '../../formats/dates.ts';
import type { Viewer } from '../../listing/list-screen.tsx';

type Column = DataGridColumn<PortalUser>;

const isOwn = ({ GlobalUserId }: PortalUser, { globalId }: Viewer): boolean => GlobalUserId === globalId;

const factsOf = (user: PortalUser, view: Viewer): UserFacts => ({
  Status: user.Status,
  own: isOwn(user, view),
  outranks: user.Outranks,
});

/** The available actions on a listed user, with the reason for each unavailable one. */
export const statesOf = (user: PortalUser, view: Viewer) =>
  evaluateActions(userActions, factsOf(user, view), view.claims);

const tones: Readonly<Record<string, BadgeTone>> = { Invited: 'info', Deactivated: 'muted' };
const toneOf = ({ Status }: PortalUser): { tone: BadgeTone; dot?: BadgeTone } => {
  const { enabled, locked } = userStatusFacts(Status);
  if (locked) return { tone: 'pending' };
  const tone = Object.hasOwn(tones, Status) ? tones[Status] : undefined;
  if (tone) return { tone };
  return enabled ? { tone: 'neutral', dot: 'success' } : { tone: 'muted' };
};

/** Disabled users are muted (USER-026). */
const mutedIfDisabled = (user: PortalUser) => (userStatusFacts(user.Status).enabled ? '' : 'text-text-muted');

const ofGrid = (text: (user: PortalUser) => string) => (user: PortalUser) => (
  <span className={mutedIfDisabled(user)}>{text(user)}</span>
);

/** The columns of the list for a viewer. Only viewers who may change permissions see that column (USER-014). */
export function usersColumns(view: Viewer): readonly Column[] {
  const role = (user: PortalUser) => user.RoleName ?? '';
  const activity = (user: PortalUser) => fullDate(user.LastSuccessfulLoginTimestamp, view.dateFormat);
  const permissions: Column = {
    id: 'permissions',
    header: userHeadings.permissions,
    size: 132,
    unclipped: true,
    cell: (user) => <Permissions user={user} view={view} />,
  };
  return [
    {
      id: 'name',
      header: userHeadings.name,
      size: 280,
      pinned: true,
      fold: 'title',
      text: nameOfUser,
      cell: (user) => <Name user={user} own={isOwn(user, view)} />,
    },
    { id: 'role', header: userHeadings.role, size: 200, cell: ofGrid(role), text: role },
    {
      id: 'status',
      header: userHeadings.status,
      size: 208,
      fold: 'status',
      skeleton: 'pill',
      unclipped: true,
      cell: (user) => <Badge {...toneOf(user)}>{userStatusFacts(user.Status).text}</Badge>,
    },
    ...(isPermitted(userActions.editPermissions, view.claims) ? [permissions] : []),
    {
      id: 'activity',
      header: userHeadings.activity,
      size: 168,
      fold: 'date',
      muted: true,
      unclipped: true,
      cell: activity,
    },
    {
      id: 'actions',
      header: 'Actions',
      size: 104,
      align: 'end',
      unclipped: true,
      skeleton: 'none',
      cell: (user) =>
        evaluateAction(userActions.unlock, factsOf(user, view), view.claims).available && (
          <Button
            variant="ghost"
            size="xs"
            data-action="unlock"
            aria-label={`Unlock ${nameOfUser(user)}`}
            className="text-link"
          >
            {userActions.unlock.label}
          </Button>
        ),
    },
  ];
}

/** Rows are higher than in other lists, because they have two lines. */
const twoLines = 'flex min-w-0 items-center gap-2 max-md:pb-1 md:min-h-[calc(var(--portal-row-h)+7px)]';

/** A folded row has space to wrap, and no tooltip for cut text. */
const foldedWrap = 'max-md:whitespace-normal max-md:wrap-anywhere';

function Name({ user, own }: { user: PortalUser; own: boolean }) {
  const name = nameOfUser(user);
  // In a folded row an address may break before its domain.
  const [local, ...domain] = user.Email.split(/(?=@)/);
  return (
    <span className={`${twoLines} ${mutedIfDisabled(user)}`}>
      <Avatar name={name} />
      <span className={`min-w-0 truncate ${foldedWrap}`}>
        <span className="font-medium">{name}</span>
        {own && <span className="text-text-muted"> (you)</span>}
        {name !== user.Email && (
          <span className={`block truncate text-xs font-regular text-text-muted ${foldedWrap}`}>
            {local}
            <wbr />
            {domain}
          </span>
        )}
      </span>
    </span>
  );
}

function Permissions({ user, view }: { user: PortalUser; view: Viewer }) {
  const { label, available, reason } = evaluateAction(
    userActions.editPermissions,
    factsOf(user, view),
    view.claims,
  );
  return (
    <span className={`inline-flex items-center gap-1.5 ${mutedIfDisabled(user)}`}>
      <span className="min-w-6">{user.HasApplicationAccess ? 'Yes' : 'No'}</span>
      <IconButton
        icon={UserRoundPen}
        size="xs"
        name={label}
        aria-description={nameOfUser(user)}
        data-action={available ? 'editPermissions' : undefined}
        disabledReason={available ? undefined : reason}
      />
    </span>
  );
}
