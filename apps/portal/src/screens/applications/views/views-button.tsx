import { can, listClaims } from '@portal/api/contract';
import { viewQueries } from '@portal/api/queries';
import { lazyWithPreload } from '@portal/ui/behaviours';
import { Button } from '@portal/ui/button';
import { preloadMenu, useMenuButton } from '@portal/ui/menu';
import { useQueryClient } from '@tanstack/react-query';
import { Bookmark, ChevronDown } from 'lucide';
import { useState } from 'react';
import { useClient } from '../../../base/services.tsx';
import { useFeatures, useUser } from '../../../session/use-session.ts';
import type { OpenView } from '../list/opened-list.ts';
import type { ListLocation } from '../query/list.location.ts';
import { useColumnsDialog } from './columns-button.tsx';
import { ManageViewsDialog, SaveViewDialog } from './lazy-view-dialogs.ts';
import { useListedViews } from './use-listed-views.ts';

const ViewsMenu = lazyWithPreload(async () => (await import('./views-menu.tsx')).ViewsMenu);

/** Characters of a name in the toolbar. */
const shownName = 24;

export interface ViewsButtonProps {
  readonly location: ListLocation;
  readonly openView: OpenView | undefined;
}

/** Opens the menu of the saved views. The views are requested when it opens. */
export function ViewsButton({ location, openView }: ViewsButtonProps) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { claims } = useUser();
  const [dialog, openDialog] = useState<'save' | 'manage'>();
  const { menu, menuId, buttonProps, close } = useMenuButton({
    preload: () => {
      preloadMenu();
      ViewsMenu.preload();
      queryClient.query(viewQueries(client).views()).catch(() => undefined);
    },
  });
  const has = useFeatures();
  const columns = useColumnsDialog(location);
  const views = useListedViews({ enabled: menu !== undefined, staleTime: 0 });
  if (!has('Views') || !can(claims, Object.values(listClaims).flat())) return null;

  const { Name: name, Id: openId } = openView?.view ?? {};
  const label = name === undefined ? 'Views' : `Views: ${name}`;
  const shown = name !== undefined && name.length > shownName ? `${name.slice(0, shownName - 1)}…` : name;
  const closeDialog = () => openDialog(undefined);
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
        <ViewsMenu
          open
          onOpenChange={close}
          id={menuId}
          {...menu}
          {...{ label, scope: location.scope, views, openId, columns }}
          onOpenDialog={openDialog}
        />
      )}
      {columns.dialog}
      {dialog === 'save' && (
        <SaveViewDialog location={location} onSaved={closeDialog} onClose={closeDialog} />
      )}
      {dialog === 'manage' && <ManageViewsDialog location={location} openId={openId} onClose={closeDialog} />}
    </>
  );
}
