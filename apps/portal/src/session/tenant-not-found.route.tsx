import { MessagePage } from '@portal/ui/message-page';
import { CloudOff } from 'lucide';
import { Navigate } from 'react-router';
import { useDocumentTitle } from '../base/document-title.ts';
import { lazyModule, useLazyModule } from '../base/lazy-module.ts';
import { hrefs } from '../base/paths.ts';
import { useServices } from '../base/services.tsx';
import { useSupport } from '../base/use-tenant.ts';
import { useTenantCheck } from './use-tenant-check.ts';

const part = lazyModule(() => import('./tenant-reason.tsx'));

/** For an address without a tenant; checks once more whether it has one now (OP-028, OP-029). */
export function TenantNotFoundRoute() {
  const support = useSupport(useServices().tenant);
  const check = useTenantCheck({ skip: false });
  const { TenantReason } = useLazyModule(part, false) ?? {};
  useDocumentTitle('Portal unavailable');
  if (check === 'known') return <Navigate to={hrefs.home} replace />;
  return (
    <MessagePage heading="Portal unavailable" icon={CloudOff} support={support}>
      <p>This site does not exist or is unavailable. Check the address, or try again in 5-10 minutes.</p>
      <p>If the problem continues, contact support.</p>
      {TenantReason && typeof check === 'object' && <TenantReason unknown={check} />}
    </MessagePage>
  );
}
