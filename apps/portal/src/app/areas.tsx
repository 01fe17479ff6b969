import { Fragment, type ReactElement } from 'react';
import { AccountMenu } from '../screens/account/account-menu.tsx';
import { applicationRoutes, ListPreview } from '../screens/applications/applications.routes.tsx';
import { auditRoutes } from '../screens/audit/audit.routes.tsx';
import { configurationRoutes } from '../screens/configuration/configuration.routes.tsx';
import { reportRoutes } from '../screens/reports/reports.routes.tsx';
import { settingsRoutes } from '../screens/settings/settings.routes.tsx';
import { userRoutes } from '../screens/users/users.routes.tsx';
import { verificationRoutes } from '../screens/verifications/verifications.routes.tsx';

/** The routes of every area, inside the dashboard. Areas know nothing of each other: what one shows of another is handed to it here. */
export const areas: readonly ReactElement[] = [
  applicationRoutes,
  auditRoutes,
  configurationRoutes(ListPreview),
  reportRoutes,
  userRoutes,
  settingsRoutes,
  verificationRoutes,
].map((routes, index) => <Fragment key={index}>{routes}</Fragment>);

/** What stands at the end of every page's top bar. */
export { AccountMenu };
