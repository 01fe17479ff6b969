import { pages, Permission } from '@portal/api/contract';
import type { ComponentType, ReactElement } from 'react';
import { Route } from 'react-router';
import { Guarded, type GuardedProps } from './guards.tsx';
import { brandSurfaces } from './brand-surfaces.ts';
import { lazyScreen, type Screen as Loaded } from '../base/lazy-screen.tsx';
import { hrefs } from '../base/paths.ts';

const List = lazyScreen(
  [pages.list.path, pages.listAll.path],
  async () => (await import('../screens/applications/list/list.route.tsx')).ListRoute,
);
const ListPreview = lazyScreen(
  pages.admin.path,
  async () => (await import('../screens/applications/list/list-preview.tsx')).ListPreview,
);
const Configuration = lazyScreen(
  pages.admin.path,
  async () => (await import('../screens/configuration/configuration-screen.tsx')).ConfigurationScreen,
);
const Brand = lazyScreen(
  pages.brand.path,
  async () => (await import('../screens/brand/brand-screen.tsx')).BrandScreen,
);
// Users with the claim need none of its script.
const Denied = lazyScreen([], async () => (await import('../shell/denied.tsx')).Denied);

interface Area extends Omit<GuardedProps, 'children'> {
  readonly path: string;
  /** Loads the screen when it is first shown; its `prefetch` requests the data meanwhile. */
  readonly load?: () => Promise<ComponentType & Required<Pick<Loaded, 'prefetch'>>>;
  /** The same for a screen without one. */
  readonly loadAlone?: () => Promise<ComponentType>;
  /** An element, for a screen that takes props. */
  readonly screen?: ReactElement;
}

const table: readonly Area[] = [
  { ...pages.listAll, screen: <List scope="all" /> },
  { ...pages.list, screen: <List scope="my" /> },
  {
    ...pages.application,
    load: async () => (await import('../screens/applications/detail/detail.route.tsx')).DetailRoute,
  },
  { ...pages.audit, load: async () => (await import('../screens/audit/audit-screen.tsx')).AuditScreen },
  // Areas must not import each other, so the preview of the list is passed in.
  { ...pages.admin, screen: <Configuration preview={ListPreview} /> },
  { ...pages.brand, screen: <Brand surfaces={brandSurfaces} /> },
  {
    ...pages.reports,
    loadAlone: async () => (await import('../screens/reports/reports-screen.tsx')).ReportsScreen,
  },
  {
    ...pages.users,
    otherwise: <Denied title="Users" />,
    load: async () => (await import('../screens/users/users-screen.tsx')).UsersScreen,
  },
  {
    ...pages.settings,
    load: async () => (await import('../screens/settings/settings-screen.tsx')).SettingsScreen,
  },
  {
    ...pages.verifications,
    alsoNeeds: [Permission.companyVerification, Permission.individualEntityVerification],
    otherwise: hrefs.list('my'),
    load: async () => (await import('../screens/verifications/list/list-screen.tsx')).VerificationListScreen,
  },
  {
    ...pages.verification,
    load: async () =>
      (await import('../screens/verifications/detail/verification-screen.tsx')).VerificationRoute,
  },
];

/** The routes of all areas, inside the dashboard. */
export const areas: readonly ReactElement[] = table.map(({ path, load, loadAlone, screen, ...guard }) => {
  const loaded = load ?? loadAlone;
  const Screen = loaded && lazyScreen(path, loaded);
  return (
    <Route key={path} path={path} element={<Guarded {...guard}>{Screen ? <Screen /> : screen}</Guarded>} />
  );
});
