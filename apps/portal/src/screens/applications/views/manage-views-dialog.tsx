import {
  can,
  cleanText,
  Permission,
  viewNameProblem,
  type ListedViews,
  type ViewEntry,
} from '@portal/api/contract';
import { failureOf, viewQueries } from '@portal/api/queries';
import { Alert } from '@portal/ui/alert';
import { useCopied } from '@portal/ui/behaviours';
import { CardTable } from '@portal/ui/card-table';
import { Dialog, DialogCancel } from '@portal/ui/dialog';
import { MenuButton, type MenuItem } from '@portal/ui/menu';
import { TextField } from '@portal/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { Ellipsis } from 'lucide';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Retry } from '../../../base/retry.tsx';
import { Link } from '../../../base/portal-link.tsx';
import { useClient } from '../../../base/services.tsx';
import { viewHref } from '../../../base/view-href.ts';
import { Toasts } from '../../../base/toasts.tsx';
import { fullDate } from '../../../formats/dates.ts';
import { FormButtons } from '../../../records/form-buttons.tsx';
import { useUser } from '../../../session/use-session.ts';
import { plainHref, type ListLocation } from '../query/list.location.ts';
import { useViewChanges } from './use-view-changes.ts';
import { defaultBadges } from './view-items.ts';

/** Without the time of day. */
const dayFormat = 'D MMM YYYY';

export interface ManageViewsDialogProps {
  /** The list behind the dialog. */
  readonly location: ListLocation;
  /** The open view. */
  readonly openId: string | undefined;
  readonly onClose: () => void;
}

/** All views that the reader may open, and what the reader may do with each. */
export function ManageViewsDialog({ location, openId, onClose }: ManageViewsDialogProps) {
  const { claims } = useUser();
  const navigate = useNavigate();
  const views = useQuery(viewQueries(useClient()).views());
  const changes = useViewChanges();
  const { copied, copy } = useCopied();
  const [renamed, setRenamed] = useState<ViewEntry>();
  const listed = views.data;

  const remove = async (view: ViewEntry) => {
    const removed = await changes.remove(view);
    // The rows stay, without the view (VIEWS-058).
    if (removed && view.Id === openId) void navigate(plainHref(location));
  };
  const actionsOf = (view: ViewEntry, all: ListedViews): MenuItem[] => {
    const badges = defaultBadges(view, all);
    const mine = badges.includes('My default');
    const everybodys = badges.includes('Default for everybody');
    const setDefault = (Id: string | null, Everybody: boolean) => () =>
      void changes.setDefault({ Scope: view.Scope, Id, Everybody });
    return [
      ...(view.MayChange
        ? [
            { id: 'rename', label: 'Rename', onSelect: () => setRenamed(view) },
            {
              id: 'share',
              label: view.Shared ? 'Make private' : 'Share with everybody',
              onSelect: () => void changes.save(view, { Shared: !view.Shared }),
            },
          ]
        : []),
      {
        id: 'default',
        label: mine ? 'Remove as my default' : 'Make my default',
        onSelect: setDefault(mine ? null : view.Id, false),
      },
      ...(can(claims, Permission.admin) && view.Shared
        ? [
            {
              id: 'everybody',
              label: everybodys ? 'Remove as default for everybody' : 'Make default for everybody',
              onSelect: setDefault(everybodys ? null : view.Id, true),
            },
          ]
        : []),
      {
        id: 'copy',
        label: 'Copy link',
        onSelect: () => void copy(globalThis.location.origin + viewHref(view, claims)),
      },
      ...(view.MayChange
        ? [{ id: 'delete', label: 'Delete', tone: 'danger' as const, onSelect: () => void remove(view) }]
        : []),
    ];
  };

  if (renamed)
    return (
      <RenameDialog
        view={renamed}
        onRename={(Name) => changes.save(renamed, { Name })}
        problem={changes.problem}
        onClose={() => {
          changes.reset();
          setRenamed(undefined);
        }}
      />
    );
  return (
    <Dialog
      open
      size="lg"
      title="Views"
      onOpenChange={onClose}
      footer={<DialogCancel variant="primary">Close</DialogCancel>}
    >
      {changes.problem && <Alert tone="danger">{changes.problem}</Alert>}
      {failureOf(views.error) && !listed && (
        <Alert tone="danger" actions={<Retry onClick={() => void views.refetch()} />}>
          The views could not be loaded.
        </Alert>
      )}
      {listed && listed.Views.length === 0 && <p>No saved views yet.</p>}
      {listed && listed.Views.length > 0 && (
        <CardTable
          label="Views"
          rows={listed.Views}
          rowId={({ Id }) => Id}
          columns={[
            {
              id: 'name',
              header: 'Name',
              width: '42%',
              cell: (view) => (
                <span className="flex flex-wrap items-center gap-2 font-regular">
                  <Link to={viewHref(view, claims)} onClick={onClose} className="text-link wrap-anywhere">
                    {view.Name}
                  </Link>
                  {defaultBadges(view, listed).map((badge) => (
                    <span key={badge} className="rounded-sm border border-border-strong px-1.5 text-xs">
                      {badge}
                    </span>
                  ))}
                </span>
              ),
            },
            {
              id: 'who',
              header: 'Who sees it',
              muted: true,
              cell: ({ Shared }) => (Shared ? 'Everybody' : 'Only me'),
            },
            { id: 'author', header: 'Author', cell: ({ AuthorName }) => AuthorName ?? 'Unknown person' },
            {
              id: 'changed',
              header: 'Changed',
              width: 124,
              muted: true,
              numeric: true,
              cell: ({ ChangedTimestamp }) => fullDate(ChangedTimestamp, dayFormat),
            },
            {
              id: 'actions',
              header: 'Actions',
              headerHidden: true,
              corner: true,
              width: 56,
              cell: (view) => (
                <MenuButton
                  label={`Actions for view ${view.Name}`}
                  icon={Ellipsis}
                  iconOnly
                  variant="ghost"
                  items={actionsOf(view, listed)}
                />
              ),
            },
          ]}
        />
      )}
      <p role="status" className="text-text-muted empty:hidden">
        {copied && 'Copied'}
      </p>
      <Toasts />
    </Dialog>
  );
}

interface RenameDialogProps {
  readonly view: ViewEntry;
  /** Resolves with true once the view has its new name. */
  readonly onRename: (name: string) => Promise<boolean>;
  readonly problem: string | undefined;
  readonly onClose: () => void;
}

function RenameDialog({ view, onRename, problem, onClose }: RenameDialogProps) {
  const [name, setName] = useState(view.Name);
  const [pressed, setPressed] = useState(false);
  const [saving, setSaving] = useState(false);
  const invalid = pressed ? viewNameProblem(name) : undefined;
  const submit = async () => {
    setPressed(true);
    if (viewNameProblem(name) !== undefined) return;
    setSaving(true);
    const renamed = await onRename(cleanText(name));
    setSaving(false);
    if (renamed) onClose();
  };
  return (
    <Dialog
      open
      title="Rename view"
      onOpenChange={onClose}
      dismissible={!saving}
      onSubmit={() => void submit()}
      footer={<FormButtons pending={saving}>Save</FormButtons>}
    >
      <TextField
        label="Name"
        required
        value={name}
        error={invalid ?? problem}
        onValueChange={setName}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Dialog>
  );
}
