import { Permission } from '@portal/api/contract';
import type { ListScope } from '@portal/api/queries';
import { MenuButton, type MenuItem } from '@portal/ui/menu';
import { PageHeader } from '@portal/ui/page-header';
import { ToggleGroup } from '@portal/ui/toggle-group';
import { Ban } from 'lucide-react';
import { routerLink } from '../../../app/router-link.tsx';
import { useCan } from '../../../session/use-session.ts';
import { changedList, listHref, type ListLocation } from './list.location.ts';
import { listClaims } from './use-application-list.ts';
import { useListExport } from '../export/use-list-export.tsx';
import { useNewApplication } from '../creating/use-new-application.tsx';
import { useUploading } from '../upload/use-uploading.tsx';
import { preloadExportQuestion } from '../export/lazy-export-question.tsx';
import { preloadListWork } from './lazy-list-work.tsx';
import { preloadUploadDialog } from '../upload/lazy-upload-dialog.tsx';

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
  const exporting = useListExport(location, total);
  const both = scopes.every(({ id }) => can(listClaims[id]));
  const cancelling: readonly MenuItem[] =
    selected > 0 && can(Permission.cancelApp)
      ? [
          {
            id: 'cancel',
            label: `Cancel ${selected} application(s)`,
            icon: Ban,
            tone: 'danger',
            onSelect: onCancelSelected,
          },
        ]
      : [];
  const more = [...uploading.items, ...exporting.items, ...cancelling];
  return (
    <>
      <PageHeader
        title={
          <>
            Applications{' '}
            {total !== undefined && (
              <span className="ms-1 text-md font-medium tracking-normal text-text-muted tabular-nums">
                {total}
              </span>
            )}
          </>
        }
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
  preloadUploadDialog();
  preloadExportQuestion();
}
