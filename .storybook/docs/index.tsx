import { lazy, Suspense } from 'react';

// Tests read no documentation, so they need not load what draws it.
const BlockPage = lazy(async () => ({ default: (await import('./block-page.tsx')).BlockPage }));

/** The documentation page of every block and screen. */
export function DocsPage() {
  return (
    <Suspense>
      <BlockPage />
    </Suspense>
  );
}
