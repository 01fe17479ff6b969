import { Permission } from '@portal/api/contract';
import type { ListScope } from '@portal/api/queries';
import type { MenuItem } from '@portal/ui/menu';
import { ToggleGroup } from '@portal/ui/toggle-group';
import { useQueryClient } from '@tanstack/react-query';
import { routerLink } from '../../../app/router-link.tsx';
import { useCan } from '../../../session/use-session.ts';
import { rowActions } from '../actions/row-actions.ts';
import {
  changedList,
  exportQuery,
  listHref,
  questionOf,
  type ListLocation,
} from '../question/list.location.ts';
import { listClaims } from '../question/use-application-list.ts';
import { useClient } from '../../../app/services.tsx';
import { ExportQuestion, useListExport } from '../../../listing/export/use-list-export.tsx';
import type { ListPageProps } from '../../../listing/list-page.tsx';
import { useNewApplication } from '../creating/use-new-application.tsx';
import { UploadDialog, useUploading } from '../upload/use-uploading.tsx';
import { loadListWork, preloadListWork } from './lazy-list-work.ts';

interface ListHeaderOptions {
  location: ListLocation;
  /** How many the filtered list holds; unknown while loading. */
  total: number | undefined;
  /** How many rows are ticked. */
  selected: number;
  onCancelSelected: () => void;
}

const scopes: readonly { id: ListScope; label: string }[] = [
  { id: 'my', label: 'My Apps' },
  { id: 'all', label: 'All Apps' },
];

/** The header of the list, for `ListPage`. */
export function useListHeader({
  location,
  total,
  selected,
  onCancelSelected,
}: ListHeaderOptions): Pick<
  ListPageProps,
  'title' | 'total' | 'exporting' | 'views' | 'menu' | 'actions' | 'notices'
> {
  const can = useCan();
  const fresh = useNewApplication();
  const uploading = useUploading();
  const tools = { queryClient: useQueryClient(), client: useClient() };
  const exporting = useListExport({
    permitted: can(Permission.export) && can(listClaims[location.scope]),
    question: questionOf({ ...location, page: 1 }),
    total,
    save: async (run) => {
      const { saveExport } = await loadListWork();
      await saveExport(tools, { scope: location.scope, query: exportQuery(location), ...run });
    },
  });
  const both = scopes.every(({ id }) => can(listClaims[id]));
  const cancelling: readonly MenuItem[] =
    selected > 0 && can(Permission.cancelApp)
      ? [
          {
            id: 'cancel',
            label: `Cancel ${selected} application(s)`,
            icon: rowActions.cancel.icon,
            tone: rowActions.cancel.tone,
            onSelect: onCancelSelected,
          },
        ]
      : [];
  return {
    title: 'Applications',
    total,
    exporting,
    views: both && (
      <ToggleGroup
        label="Whose applications"
        value={location.scope}
        items={scopes.map(({ id, label }) => ({
          id,
          label,
          href: listHref(changedList(location, { scope: id })),
        }))}
        renderLink={routerLink}
      />
    ),
    menu: {
      label: 'More',
      items: [...uploading.items, ...exporting.items, ...cancelling],
      onIntent: preloadEntries,
    },
    actions: fresh.button,
    notices: (
      <>
        {fresh.below}
        {uploading.below}
      </>
    ),
  };
}

function preloadEntries() {
  preloadListWork();
  UploadDialog.preload();
  ExportQuestion.preload();
}
