import { can, listClaims } from '@portal/api/contract';
import { failureOf, viewQueries } from '@portal/api/queries';
import { Button } from '@portal/ui/button';
import { Menu, preloadMenu, useMenuButton, type MenuItem } from '@portal/ui/menu';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bookmark, ChevronDown, Columns3, Plus, RotateCcw, Settings } from 'lucide';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyDialog } from '../../../base/lazy-dialog.ts';
import { routerLink } from '../../../base/router-link.tsx';
import { useClient } from '../../../base/services.tsx';
import { keepDefaultViews } from '../../../session/default-views.ts';
import { useUser } from '../../../session/use-session.ts';
import type { OpenView } from '../list/opened-list.ts';
import type { ListLocation } from '../query/list.location.ts';
import { useColumnsDialog } from './columns-button.tsx';
import { viewItems } from './view-items.ts';

const SaveViewDialog = lazyDialog(async () => (await import('./view-dialogs.ts')).SaveViewDialog);
const ManageViewsDialog = lazyDialog(async () => (await import('./view-dialogs.ts')).ManageViewsDialog);

/** Views from which the menu has a search field. */
const searchedFrom = 9;
/** Characters of a name in the toolbar. */
const shownName = 24;

export interface ViewsButtonProps {
  readonly location: ListLocation;
  readonly openView: OpenView | undefined;
}

/** The menu of the saved views. Views and counts are requested when it opens. */
export function ViewsButton({ location, openView }: ViewsButtonProps) {
  const client = useClient();
  const queryClient = useQueryClient();
  const user = useUser();
  const navigate = useNavigate();
  const queries = viewQueries(client);
  const [dialog, setDialog] = useState<'save' | 'manage'>();
  const { menu, menuId, buttonProps, close } = useMenuButton({
    preload: () => {
      preloadMenu();
      queryClient.query(queries.views()).catch(() => undefined);
    },
  });
  const columns = useColumnsDialog(location);
  const opened = menu !== undefined;
  const permitted = can(user.claims, Object.values(listClaims).flat());
  const views = useQuery({ ...queries.views(), enabled: opened, staleTime: 0 });
  const counts = useQuery({ ...queries.counts(), enabled: opened && (views.data?.Views.length ?? 0) > 0 });
  const listed = views.data;
  useEffect(() => {
    if (listed) keepDefaultViews(user, listed);
  }, [user, listed]);

  const name = openView?.view.Name;
  const label = name === undefined ? 'Views' : `Views: ${name}`;
  const shown = name !== undefined && name.length > shownName ? `${name.slice(0, shownName - 1)}…` : name;
  const count = listed?.Views.length ?? 0;
  const items: MenuItem[] = [
    ...(listed
      ? viewItems({
          listed,
          counts: counts.data?.Counts,
          openId: openView?.view.Id,
          scope: location.scope,
          claims: user.claims,
        })
      : []),
    ...(listed && count === 0 ? [{ id: 'empty', label: 'No saved views yet.', disabled: true }] : []),
    ...(failureOf(views.error)
      ? [
          { id: 'failed', label: 'The views could not be loaded.', disabled: true },
          retryItem('retry-views', 'Retry views', () => void views.refetch()),
        ]
      : []),
    ...(failureOf(counts.error)
      ? [retryItem('retry-counts', 'Retry counts', () => void counts.refetch())]
      : []),
    {
      id: 'save',
      label: 'Save as new view',
      icon: Plus,
      separated: true,
      onSelect: () => setDialog('save'),
    },
    {
      id: 'columns',
      label: 'Columns',
      icon: Columns3,
      disabled: columns.disabledReason !== undefined,
      disabledReason: columns.disabledReason,
      onSelect: columns.openDialog,
    },
    ...(count > 0
      ? [{ id: 'manage', label: 'Manage views', icon: Settings, onSelect: () => setDialog('manage') }]
      : []),
  ];

  if (!permitted) return null;
  return (
    <>
      <Button
        {...buttonProps}
        icon={Bookmark}
        endIcon={ChevronDown}
        aria-label={label}
        title={name}
        className="max-md:w-[40px] max-md:px-0 max-md:[&>:not(:first-child)]:hidden"
      >
        <span>{shown ?? 'Views'}</span>
      </Button>
      {menu && (
        <Menu
          open
          onOpenChange={close}
          id={menuId}
          {...menu}
          label={label}
          items={items}
          align="start"
          sheet
          searchLabel={count >= searchedFrom ? 'Find a view' : undefined}
          renderLink={routerLink}
        />
      )}
      {columns.dialog}
      {dialog === 'save' && (
        <SaveViewDialog
          location={location}
          onSaved={(href) => {
            setDialog(undefined);
            void navigate(href);
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'manage' && (
        <ManageViewsDialog
          location={location}
          openId={openView?.view.Id}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}

const retryItem = (id: string, label: string, retry: () => void): MenuItem => ({
  id,
  label,
  icon: RotateCcw,
  keepsOpen: true,
  onSelect: retry,
});
