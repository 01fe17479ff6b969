import { Permission } from '@portal/api/contract';
import { Avatar } from '@portal/ui/avatar';
import { buttonLook } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { MenuButton } from '@portal/ui/menu';
import { Tooltip } from '@portal/ui/tooltip';
import { ChevronDown, LogOut, SlidersHorizontal } from 'lucide-react';
import { hrefs } from '../app/paths.ts';
import { routerLink } from '../app/router-link.tsx';
import { useServices } from '../app/services.tsx';
import { useCan } from '../session/use-session.ts';

/** The account button, named by the person, and what belongs to the account. Narrow windows show the initials only. */
export function AccountMenu({ name }: { name: string }) {
  const { session } = useServices();
  const administers = useCan()(Permission.admin);
  return (
    <MenuButton
      label={name}
      items={[
        ...(administers
          ? [
              {
                id: 'configuration',
                label: 'Tenant Configuration',
                icon: SlidersHorizontal,
                href: hrefs.admin,
              },
            ]
          : []),
        { id: 'log-out', label: 'Log Out', icon: LogOut, onSelect: () => void session.signOut() },
      ]}
      renderLink={routerLink}
      renderButton={(props) => (
        <Tooltip text={name} repeatsName>
          <button {...props} type="button" className={buttonLook({ variant: 'ghost' })}>
            <Avatar name={name} />
            <span className="max-w-[24ch] truncate max-md:sr-only">{name}</span>
            <Icon glyph={ChevronDown} size={14} className="text-text-muted max-md:hidden" />
          </button>
        </Tooltip>
      )}
    />
  );
}
