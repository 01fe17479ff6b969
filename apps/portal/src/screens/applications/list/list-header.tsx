import { Permission } from '@portal/api/contract';
import type { ListScope } from '@portal/api/queries';
import { MenuButton, type MenuItem } from '@portal/ui/menu';
import { PageHeader } from '@portal/ui/page-header';
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
import { useNewApplication } from '../creating/use-new-application.tsx';
import { UploadDialog, useUploading } from '../upload/use-uploading.tsx';
import { loadListWork, preloadListWork } from './lazy-list-work.ts';

interface ListHeaderProps {
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

export function ListHeader({ location, total, selected, onCancelSelected }: ListHeaderProps) {
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
  const more = [...uploading.items, ...exporting.items, ...cancelling];
  return (
    <>
      <PageHeader
        title="Applications"
        count={total}
        views={
          both && (
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
          )
        }
        notice={exporting.notice}
        actions={
          <>
            {exporting.beside}
            {more.length > 0 && (
              <span className="inline-flex" onPointerEnter={preloadEntries} onFocus={preloadEntries}>
                <MenuButton label="More" items={more} />
              </span>
            )}
            {fresh.button}
          </>
        }
      />
      {fresh.below}
      {uploading.below}
      {exporting.below}
    </>
  );
}

function preloadEntries() {
  preloadListWork();
  UploadDialog.preload();
  ExportQuestion.preload();
}
