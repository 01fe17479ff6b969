import { can, Permission, signInMethodsPath } from '@portal/api/contract';
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
import { useServices, type Services } from '../../base/services.tsx';
import { useUser } from '../../session/use-session.ts';
import type { AccountTask } from './account-tasks.tsx';

type OnTask = (task: AccountTask) => void;

export interface AccountEntriesProps extends Omit<MenuProps, 'open' | 'items' | 'renderLink'> {
  readonly onTask: OnTask;
}

/** The account menu. */
export function AccountEntries({ onTask, ...menu }: AccountEntriesProps) {
  const items = accountItems(useServices(), useUser(), onTask);
  return <Menu open {...menu} items={items} renderLink={routerLink} />;
}

/** What a user can do with the account (ACC-004). */
export function accountItems(
  { session, configuration }: Services,
  { claims, federated }: ReturnType<typeof useUser>,
  onTask: OnTask,
): readonly MenuItem[] {
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
  return [
    // Users of a federated sign-in may have no password here (OP-033).
    ...(!federated || can(claims, Permission.formLogin) ? ownPassword : []),
    task('sessions', 'Sessions', MonitorSmartphone),
    task('appearance', 'Appearance', SunMoon),
    ...(can(claims, Permission.admin) ? administration : []),
    {
      id: 'log-out',
      label: 'Log Out',
      icon: LogOut,
      separated: true,
      onSelect: () => void session.signOut(),
    },
  ];
}
