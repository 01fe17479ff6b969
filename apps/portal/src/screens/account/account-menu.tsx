import { Permission, signInMethodsPath } from '@portal/api/contract';
import { deferred } from '@portal/ui/behaviours';
import { Avatar } from '@portal/ui/avatar';
import { buttonLook } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { MenuButton, type MenuItem } from '@portal/ui/menu';
import { Tooltip } from '@portal/ui/tooltip';
import {
  ChevronDown,
  Fingerprint,
  KeyRound,
  LogOut,
  MonitorSmartphone,
  SlidersHorizontal,
  SunMoon,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import { hrefs } from '../../app/paths.ts';
import { routerLink } from '../../app/router-link.tsx';
import { useServices } from '../../app/services.tsx';
import { useCan, useUser } from '../../session/use-session.ts';
import type { AccountTask } from './account-tasks.tsx';

const AccountTasks = deferred(async () => (await import('./account-tasks.tsx')).AccountTasks);

/** The account button, named by the person, and what belongs to the account. Narrow windows show the initials only. */
export function AccountMenu({ notices }: { readonly notices: Element | null }) {
  const { session, configuration } = useServices();
  const user = useUser();
  const { displayName: name, federated } = user;
  const can = useCan();
  const [begun, setBegun] = useState<{ readonly task: AccountTask; readonly time: number }>();

  useEffect(() => {
    // The page came with a look: whose it is, is asked where there is one at all.
    if (document.documentElement.dataset['density'] !== undefined)
      import('../../session/appearance.ts').then(({ showOwn }) => showOwn(user)).catch(() => undefined);
  }, [user]);

  const task = (id: AccountTask, label: string, icon: NonNullable<MenuItem['icon']>): MenuItem => ({
    id,
    label,
    icon,
    onSelect: () => setBegun((last) => ({ task: id, time: (last?.time ?? 0) + 1 })),
  });
  // Whoever comes from another system may have no password here (OP-033).
  const hasPassword = !federated || can(Permission.formLogin);
  return (
    <>
      <MenuButton
        label={name}
        items={[
          ...(hasPassword
            ? [
                task('password', 'Change Password', KeyRound),
                {
                  id: 'methods',
                  label: 'Sign-in methods',
                  icon: Fingerprint,
                  href: configuration.Authority + signInMethodsPath,
                  target: '_blank' as const,
                },
              ]
            : []),
          task('sessions', 'Sessions', MonitorSmartphone),
          task('appearance', 'Appearance', SunMoon),
          ...(can(Permission.admin)
            ? [
                {
                  id: 'configuration',
                  label: 'Tenant Configuration',
                  icon: SlidersHorizontal,
                  href: hrefs.admin,
                },
              ]
            : []),
          {
            id: 'log-out',
            label: 'Log Out',
            icon: LogOut,
            separated: true,
            onSelect: () => void session.signOut(),
          },
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
      {begun && <AccountTasks key={begun.time} task={begun.task} notices={notices} />}
    </>
  );
}
