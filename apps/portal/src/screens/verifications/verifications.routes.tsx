import { Permission } from '@portal/api/contract';
import { Route, useParams } from 'react-router';
import { Guarded } from '../../app/guards.tsx';
import { hrefs, paths } from '../../app/paths.ts';
import { NotBuiltYet } from '../../shell/not-built-yet.tsx';

const services = [Permission.companyVerification, Permission.individualEntityVerification];

function Verification() {
  const { id = '' } = useParams();
  return <NotBuiltYet title={id} />;
}

export const verificationRoutes = (
  <>
    <Route
      path={paths.verifications}
      element={
        <Guarded by={Permission.entityVerification} otherwise={hrefs.list('my')}>
          <Guarded by={services} otherwise={hrefs.list('my')}>
            <NotBuiltYet title="Verifications" />
          </Guarded>
        </Guarded>
      }
    />
    <Route path={paths.verification} element={<Verification />} />
  </>
);
