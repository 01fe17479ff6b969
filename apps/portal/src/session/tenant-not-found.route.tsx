import { MessagePage } from '@portal/ui/message-page';
import { CloudOff } from 'lucide';
import { Navigate } from 'react-router';
import { useDocumentTitle } from '../base/document-title.ts';
import { hrefs } from '../base/paths.ts';
import { Reason } from '../base/reason.tsx';
import { useServices } from '../base/services.tsx';
import { useSupport } from '../base/use-tenant.ts';
import { useTenantCheck } from './use-tenant-check.ts';

/** For an address without a tenant; checks once more whether it has one now (OP-028, OP-029). */
export function TenantNotFoundRoute() {
  const { tenant, client } = useServices();
  const support = useSupport(tenant);
  const check = useTenantCheck({ skip: false });
  useDocumentTitle('Portal unavailable');
  if (check === 'known') return <Navigate to={hrefs.home} replace />;
  return (
    <MessagePage heading="Portal unavailable" icon={CloudOff} support={support}>
      <p>This site does not exist or is unavailable. Check the address, or try again in 5-10 minutes.</p>
      <p>If the problem continues, contact support.</p>
      {typeof check === 'object' && <Reason reason={check.unknown} client={client} />}
    </MessagePage>
  );
}
