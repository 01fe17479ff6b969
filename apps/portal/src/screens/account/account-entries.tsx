import { Permission, signInMethodsPath } from '@portal/api/contract';
import { Menu, type MenuItem, type MenuProps } from '@portal/ui/menu';
import {
  Fingerprint,
  KeyRound,
  LogOut,
  MonitorSmartphone,
  Palette,
  ScrollText,
  SlidersHorizontal,
  SunMoon,
} from 'lucide';
import { hrefs } from '../../base/paths.ts';
import { routerLink } from '../../base/router-link.tsx';
import { useServices } from '../../base/services.tsx';
import { useCan, useUser } from '../../session/use-session.ts';
import type { AccountTask } from './account-tasks.tsx';

export interface AccountEntriesProps extends Omit<MenuProps, 'open' | 'items' | 'renderLink'> {
  readonly onTask: (task: AccountTask) => void;
}

/** The items of the account menu (ACC-004). */
export function AccountEntries({ onTask, ...menu }: AccountEntriesProps) {
  const { session, configuration } = useServices();
  const { federated } = useUser();
  const can = useCan();

  const task = (id: AccountTask, label: string, icon: NonNullable<MenuItem['icon']>): MenuItem => ({
    id,
    label,
    icon,
    onSelect: () => onTask(id),
  });
  const ownPassword: readonly MenuItem[] = [
    task('password', 'Change Password', KeyRound),
    {
      id: 'methods',
      label: 'Sign-in methods',
      icon: Fingerprint,
      href: configuration.Authority + signInMethodsPath,
      target: '_blank',
    },
  ];
  const administration: readonly MenuItem[] = [
    { id: 'configuration', label: 'Tenant Configuration', icon: SlidersHorizontal, href: hrefs.admin },
    { id: 'brand', label: 'Brand', icon: Palette, href: hrefs.brand },
    { id: 'audit', label: 'Audit', icon: ScrollText, href: hrefs.audit },
  ];
  const items: readonly MenuItem[] = [
    // Users of a federated sign-in may have no password here (OP-033).
    ...(!federated || can(Permission.formLogin) ? ownPassword : []),
    task('sessions', 'Sessions', MonitorSmartphone),
    task('appearance', 'Appearance', SunMoon),
    ...(can(Permission.admin) ? administration : []),
    {
      id: 'log-out',
      label: 'Log Out',
      icon: LogOut,
      separated: true,
      onSelect: () => void session.signOut(),
    },
  ];
  return <Menu open {...menu} items={items} renderLink={routerLink} />;
}
