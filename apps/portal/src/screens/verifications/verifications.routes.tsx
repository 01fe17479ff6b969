import { Permission } from '@portal/api/contract';
import { Route } from 'react-router';
import { Guarded } from '../../app/guards.tsx';
import { lazyScreen } from '../../app/lazy-screen.tsx';
import { hrefs, paths } from '../../app/paths.ts';

const List = lazyScreen(
  paths.verifications,
  async () => (await import('./list/list-screen.tsx')).VerificationListScreen,
);
const Verification = lazyScreen(
  paths.verification,
  async () => (await import('./verification.route.tsx')).VerificationRoute,
);

const services = [Permission.companyVerification, Permission.individualEntityVerification];

export const verificationRoutes = (
  <>
    <Route
      path={paths.verifications}
      element={
        <Guarded by={Permission.entityVerification} otherwise={hrefs.list('my')}>
          <Guarded by={services} otherwise={hrefs.list('my')}>
            <List />
          </Guarded>
        </Guarded>
      }
    />
    <Route path={paths.verification} element={<Verification />} />
  </>
);
