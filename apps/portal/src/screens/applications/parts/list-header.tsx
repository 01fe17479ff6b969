import { Permission } from '@portal/api/contract';
import type { ListScope } from '@portal/api/queries';
import { MenuButton } from '@portal/ui/menu';
import { PageHeader } from '@portal/ui/page-header';
import { ToggleGroup } from '@portal/ui/toggle-group';
import { Ban } from 'lucide-react';
import { routerLink } from '../../../app/router-link.tsx';
import { useCan } from '../../../session/use-session.ts';
import { changedList, listHref, type ListLocation } from '../list.location.ts';
import { listClaims } from '../use-application-list.ts';

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
  const both = scopes.every(({ id }) => can(listClaims[id]));
  const cancellable = selected > 0 && can(Permission.cancelApp);
  return (
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
      actions={
        cancellable && (
          <MenuButton
            label="More"
            items={[
              {
                id: 'cancel',
                label: `Cancel ${selected} application(s)`,
                icon: Ban,
                tone: 'danger',
                onSelect: onCancelSelected,
              },
            ]}
          />
        )
      }
    />
  );
}
