import { pages, Permission } from '@portal/api/contract';
import type { ReactElement } from 'react';
import { Route } from 'react-router';
import { AccountMenu } from '../screens/account/account-menu.tsx';
import { Guarded, type GuardedProps } from './guards.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import { hrefs, paths } from './paths.ts';

const List = lazyScreen(
  [paths.list, paths.listAll],
  async () => (await import('../screens/applications/list/list.route.tsx')).ListRoute,
);
const Application = lazyScreen(
  paths.application,
  async () => (await import('../screens/applications/detail/detail.route.tsx')).DetailRoute,
);
const ListPreview = lazyScreen(
  paths.admin,
  async () => (await import('../screens/applications/list/list-preview.tsx')).ListPreview,
);
const Configuration = lazyScreen(
  paths.admin,
  async () => (await import('../screens/configuration/configuration-screen.tsx')).ConfigurationScreen,
);
const Audit = lazyScreen(
  paths.audit,
  async () => (await import('../screens/audit/audit-screen.tsx')).AuditScreen,
);
const Reports = lazyScreen(
  paths.reports,
  async () => (await import('../screens/reports/reports-screen.tsx')).ReportsScreen,
);
const Users = lazyScreen(
  paths.users,
  async () => (await import('../screens/users/users-screen.tsx')).UsersScreen,
);
const Denied = lazyScreen(paths.users, async () => (await import('../shell/denied.tsx')).Denied);
const Settings = lazyScreen(
  paths.settings,
  async () => (await import('../screens/settings/settings-screen.tsx')).SettingsScreen,
);
const Verifications = lazyScreen(
  paths.verifications,
  async () => (await import('../screens/verifications/list/list-screen.tsx')).VerificationListScreen,
);
const Verification = lazyScreen(
  paths.verification,
  async () => (await import('../screens/verifications/detail/verification-screen.tsx')).VerificationRoute,
);

interface Area extends Omit<GuardedProps, 'children'> {
  readonly path: string;
  readonly screen: ReactElement;
}

const table: readonly Area[] = [
  { ...pages.listAll, screen: <List scope="all" /> },
  { ...pages.list, screen: <List scope="my" /> },
  { ...pages.application, screen: <Application /> },
  { ...pages.audit, screen: <Audit /> },
  // Areas do not import each other: the preview of the list is passed in.
  { ...pages.admin, screen: <Configuration preview={ListPreview} /> },
  { ...pages.reports, screen: <Reports /> },
  { ...pages.users, otherwise: <Denied title="Users" />, screen: <Users /> },
  { ...pages.settings, screen: <Settings /> },
  {
    ...pages.verifications,
    alsoNeeds: [Permission.companyVerification, Permission.individualEntityVerification],
    otherwise: hrefs.list('my'),
    screen: <Verifications />,
  },
  { ...pages.verification, screen: <Verification /> },
];

/** The routes of every area, inside the dashboard. */
export const areas: readonly ReactElement[] = table.map(({ path, screen, ...guard }) => (
  <Route key={path} path={path} element={<Guarded {...guard}>{screen}</Guarded>} />
));

/** At the end of every page's top bar. */
export { AccountMenu };
