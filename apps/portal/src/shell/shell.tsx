import { lazyOptional, useMergedRefs, useFocusFallback } from '@portal/ui/behaviours';
import { BrandMark } from '@portal/ui/brand-mark';
import { Breadcrumb } from '@portal/ui/breadcrumb';
import { Loader } from '@portal/ui/loader';
import { SideNavigationTrigger, SideNavigation, useNavigationSheet } from '@portal/ui/side-navigation';
import { TopBar } from '@portal/ui/top-bar';
import { Suspense, useRef, useState, type ComponentType } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ErrorBoundary } from '../base/error-boundary.tsx';
import { routerLink } from '../base/router-link.tsx';
import { useServices } from '../base/services.tsx';
import { useTenantTheme } from '../base/tenant-theme.ts';
import { usePublishedLook } from '../base/use-published-look.ts';
import { useTenant } from '../base/use-tenant.ts';
import { foreignZone } from '../formats/zone.ts';
import { useUser } from '../session/use-session.ts';
import { helpAddress, navigationFor } from './navigation-table.ts';
import { PageActionsContext, type PageActionRegistry } from '../page/page-actions.ts';
import { PageContext, type ShownPage } from '../page/page.tsx';
import { ScreenFailed } from './screen-failed.tsx';
import { useRouteFocus } from './use-route-focus.ts';

/** All are loaded after the first paint. */
const GoTo = lazyOptional(async () => (await import('../palette/go-to.tsx')).GoTo);
const PrintHead = lazyOptional(async () => (await import('./print-head.tsx')).PrintHead);
const Toasts = lazyOptional(async () => (await import('../base/toasts.tsx')).Toasts);

const nothingShown: ShownPage = { crumbs: [], fixed: false };

export interface ShellProps {
  /** The account menu; gets the element of the page that shows its notices. */
  readonly Account: ComponentType<{ readonly notices: Element | null }>;
}

/** In a window too low for rows below a toolbar, such as at 400 % zoom, the page itself scrolls. */
const fixedPage =
  'bg-surface [@media(min-height:520px)]:h-[100dvh] [@media(min-height:520px)]:overflow-hidden';

/** The frame around every page of the dashboard: navigation, top bar and content. */
export function Shell({ Account }: ShellProps) {
  const { client, configuration, tenants } = useServices();
  const tenant = useTenant();
  const user = useUser();
  const { pathname } = useLocation();
  const sheet = useNavigationSheet();
  const content = useRef<HTMLElement>(null);
  const [page, showPage] = useState(nothingShown);
  const [actions] = useState<PageActionRegistry>(() => ({ parts: new Set() }));
  const [notices, setNotices] = useState<Element | null>(null);
  // If a focused element disappears and has no nearer focus fallback, the focus goes to the content.
  const focusFallback = useFocusFallback();
  const attachContent = useMergedRefs<HTMLElement>(content, focusFallback);
  useRouteFocus(content);
  useTenantTheme(tenant);
  const [zone] = useState(() => foreignZone());
  usePublishedLook(client, pathname);

  const brand = tenant?.DisplayName ?? tenants.get() ?? user.tenant;
  const help = helpAddress(tenant?.HelpUrl, configuration.HelpUrl);
  const { items, footer } = navigationFor(user.claims, pathname, help);

  return (
    <PageActionsContext value={actions}>
      <div className={`flex min-h-[100dvh] ${page.fixed ? fixedPage : ''}`}>
        <a
          href="#content"
          onClick={(event) => {
            event.preventDefault();
            content.current?.focus();
          }}
          className="fixed start-2 -top-12 z-tooltip rounded-md bg-surface px-3 py-2 font-medium text-link shadow-2 focus:top-2"
        >
          Skip to content
        </a>
        <SideNavigation
          brand={brand}
          items={items}
          footer={footer}
          open={sheet.open}
          onOpenChange={sheet.onOpenChange}
          renderLink={routerLink}
        />
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          <TopBar
            narrowStart={
              <>
                <SideNavigationTrigger {...sheet} />
                <BrandMark name={brand} size="sm" />
              </>
            }
            end={
              <>
                <GoTo pages={[...items, ...footer]} notices={notices} />
                <Account notices={notices} />
              </>
            }
          >
            {page.crumbs.length > 0 && <Breadcrumb items={page.crumbs} renderLink={routerLink} />}
          </TopBar>
          <main
            ref={attachContent}
            id="content"
            tabIndex={-1}
            className="flex min-h-0 min-w-0 flex-1 flex-col focus:shadow-none focus:outline-none"
          >
            {page.crumbs.length > 0 && (
              <PrintHead tenant={brand} user={user.displayName} crumbs={page.crumbs} />
            )}
            {zone && (
              <p className="flex-none border-b border-border bg-sunken px-gutter py-1 text-xs text-text-muted">
                {`Times are in the time zone ${zone}.`}
              </p>
            )}
            <div ref={setNotices} className="flex-none empty:hidden" />
            <PageContext value={showPage}>
              <ErrorBoundary resetKey={pathname} fallback={(error) => <ScreenFailed error={error} />}>
                <Suspense fallback={<Loader text="Loading page..." className="flex-1" />}>
                  <Outlet />
                </Suspense>
              </ErrorBoundary>
            </PageContext>
          </main>
        </div>
        <Toasts />
      </div>
    </PageActionsContext>
  );
}
