import { can, evaluateAction, listActions, listClaims } from '@portal/api/contract';
import type { ListScope } from '@portal/api/queries';
import { ToggleGroup } from '@portal/ui/toggle-group';
import { useQueryClient } from '@tanstack/react-query';
import { routerLink } from '../../../base/router-link.tsx';
import { menuItem } from '../../../actions/action-entry.ts';
import { useUser } from '../../../session/use-session.ts';
import {
  changedList,
  exportQuery,
  isUnreadable,
  listHref,
  queryIdOf,
  type ListLocation,
} from '../query/list.location.ts';
import { usePageActions } from '../../../page/page-actions.ts';
import { useClient } from '../../../base/services.tsx';
import { useListExport } from '../../../listing/export/use-list-export.tsx';
import { useNewApplication } from '../creating/use-new-application.tsx';
import { useUploading } from '../upload/use-uploading.tsx';
import { loadListWork, preloadListWork } from './lazy-list-work.ts';
import { listEntries } from './list-entries.ts';

interface ListHeaderOptions {
  location: ListLocation;
  /** Number of rows in the filtered list; undefined while loading. */
  total: number | undefined;
  /** Number of selected rows. */
  selected: number;
  onCancelSelected: () => void;
}

const scopes: readonly { id: ListScope; label: string }[] = [
  { id: 'my', label: 'My Apps' },
  { id: 'all', label: 'All Apps' },
];

/** The header props of the list, for `ListPage`. */
export function useListHeader({ location, total, selected, onCancelSelected }: ListHeaderOptions) {
  const { claims } = useUser();
  const facts = { scope: location.scope, selected };
  const fresh = useNewApplication();
  const uploading = useUploading();
  usePageActions({ read: () => ({ items: uploading.items }) });
  const tools = { queryClient: useQueryClient(), client: useClient() };
  const exporting = useListExport({
    permitted: evaluateAction(listActions.export, facts, claims).available && !isUnreadable(location),
    queryId: queryIdOf({ ...location, page: 1 }),
    total,
    save: async (run) => {
      const { saveExport } = await loadListWork();
      await saveExport(tools, { scope: location.scope, query: exportQuery(location), ...run });
    },
  });
  const both = scopes.every(({ id }) => can(claims, listClaims[id]));
  const cancel = evaluateAction(listActions.cancel, facts, claims);
  const cancelling =
    cancel.available && !isUnreadable(location)
      ? [menuItem(cancel, listEntries.cancel, onCancelSelected)]
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
  listEntries.upload.dialog.preload();
  listEntries.export.dialog.preload();
}
