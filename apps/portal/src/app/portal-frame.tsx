import { SideNavigation } from '@portal/ui/side-navigation';
import type { ReactNode } from 'react';
import { hrefs } from '../base/paths.ts';
import { useServices } from '../base/services.tsx';
import { useTenant } from '../base/use-tenant.ts';
import { useUser } from '../session/use-session.ts';
import { helpAddress, navigationFor } from '../shell/navigation-table.ts';
import { PageActionsContext } from '../page/page-actions.ts';
import { PageContext } from '../page/page.tsx';

const nothing = () => undefined;

/** A page of the portal next to its navigation, for a preview: it registers no title and no layout. */
export function PortalFrame({ children }: { readonly children: ReactNode }) {
  const { configuration } = useServices();
  const tenant = useTenant();
  const user = useUser();
  const help = helpAddress(tenant?.HelpUrl, configuration.HelpUrl);
  const { items, footer } = navigationFor(user.claims, hrefs.list('my'), help);
  return (
    <div className="flex h-full">
      <SideNavigation
        brand={tenant?.DisplayName ?? user.tenant}
        items={items}
        footer={footer}
        open={false}
        onOpenChange={nothing}
        className="static! h-full!"
      />
      <div className="flex min-h-0 min-w-0 flex-1 flex-col overflow-hidden">
        <PageActionsContext value={undefined}>
          <PageContext value={undefined}>{children}</PageContext>
        </PageActionsContext>
      </div>
    </div>
  );
}
