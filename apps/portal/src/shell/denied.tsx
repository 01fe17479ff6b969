import { EmptyState } from '@portal/ui/empty-state';
import { PageHeader } from '@portal/ui/page-header';
import { Page } from '../page/page.tsx';

/** Shown in place of an area to users without access to it. */
export const Denied = ({ title }: { title: string }) => (
  <>
    <Page title={title} fixed />
    <PageHeader title={title} />
    <EmptyState title="You do not have permission to view this page." />
  </>
);
