import type { SavedView } from '@portal/api/contract';
import { failureOf, viewQueries } from '@portal/api/queries';
import { Menu, type MenuItem, type MenuProps } from '@portal/ui/menu';
import { useQuery } from '@tanstack/react-query';
import { Columns3, Plus, RotateCcw, Settings } from 'lucide';
import { routerLink } from '../../../base/router-link.tsx';
import { useClient } from '../../../base/services.tsx';
import { useUser } from '../../../session/use-session.ts';
import type { ListLocation } from '../query/list.location.ts';
import type { useColumnsDialog } from './columns-button.tsx';
import type { useListedViews } from './use-listed-views.ts';
import { viewItems } from './view-items.ts';

/** Views from which the menu has a search field. */
const searchedFrom = 9;

interface ViewsMenuProps extends Omit<MenuProps, 'items'> {
  readonly scope: ListLocation['scope'];
  readonly views: ReturnType<typeof useListedViews>;
  /** The open view. */
  readonly openId: SavedView['Id'] | undefined;
  readonly columns: ReturnType<typeof useColumnsDialog>;
  readonly onOpenDialog: (dialog: 'save' | 'manage') => void;
}

/** The menu of the saved views. Their counts are requested when it opens. */
export function ViewsMenu({ scope, views, openId, columns, onOpenDialog, ...menu }: ViewsMenuProps) {
  const { claims } = useUser();
  const listed = views.data;
  const count = listed?.Views.length ?? 0;
  const counts = useQuery({ ...viewQueries(useClient()).counts(), enabled: count > 0 });
  const items: MenuItem[] = [
    ...(listed ? viewItems({ listed, counts: counts.data?.Counts, openId, scope, claims }) : []),
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
      onSelect: () => onOpenDialog('save'),
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
      ? [{ id: 'manage', label: 'Manage views', icon: Settings, onSelect: () => onOpenDialog('manage') }]
      : []),
  ];
  return (
    <Menu
      {...menu}
      items={items}
      align="start"
      sheet
      searchLabel={count >= searchedFrom ? 'Find a view' : undefined}
      renderLink={routerLink}
    />
  );
}

const retryItem = (id: string, label: string, retry: () => void): MenuItem => ({
  id,
  label,
  icon: RotateCcw,
  keepsOpen: true,
  onSelect: retry,
});
