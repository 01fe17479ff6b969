import { can, Permission, signInMethodsPath, signInSettingsPath, type Feature } from '@portal/api/contract';
import { Menu, type MenuItem, type MenuProps } from '@portal/ui/menu';
import {
  Fingerprint,
  KeyRound,
  LogIn,
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
  { session, configuration, client }: Services,
  { claims, federated }: ReturnType<typeof useUser>,
  onTask: OnTask,
): readonly MenuItem[] {
  const off = client.features.off();
  /** The entry, unless the back end lacks its feature. */
  const of = (feature: Feature, entry: MenuItem): readonly MenuItem[] => (off.has(feature) ? [] : [entry]);
  const task = (id: AccountTask, label: string, icon: NonNullable<MenuItem['icon']>): MenuItem => ({
    id,
    label,
    icon,
    onSelect: () => onTask(id),
  });
  const ownPassword: readonly MenuItem[] = [
    ...of('Passwords', task('password', 'Change Password', KeyRound)),
    ...of('SignInMethods', {
      id: 'methods',
      label: 'Sign-in methods',
      icon: Fingerprint,
      href: configuration.Authority + signInMethodsPath,
      target: '_blank',
    }),
  ];
  const administration: readonly MenuItem[] = [
    { id: 'configuration', label: 'Tenant Configuration', icon: SlidersHorizontal, href: hrefs.admin },
    ...of('BrandStudio', { id: 'brand', label: 'Brand', icon: Palette, href: hrefs.brand }),
    ...of('SignInMethods', {
      id: 'sign-in',
      label: 'Sign-in',
      icon: LogIn,
      href: configuration.Authority + signInSettingsPath,
      target: '_blank',
    }),
    ...of('Audit', { id: 'audit', label: 'Audit', icon: ScrollText, href: hrefs.audit }),
  ];
  return [
    // Users of a federated sign-in may have no password here (OP-033).
    ...(!federated || can(claims, Permission.formLogin) ? ownPassword : []),
    ...of('Sessions', task('sessions', 'Sessions', MonitorSmartphone)),
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
