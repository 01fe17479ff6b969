import { PageHeader } from '@portal/ui/page-header';
import { Page } from './page.tsx';

/** Stands where a later release puts a screen, and says so. */
export function NotBuiltYet({ title }: { title: string }) {
  return (
    <>
      <Page title={title} />
      <PageHeader title={title} />
      <p className="px-gutter text-md text-text-muted">This screen is not built yet.</p>
    </>
  );
}
