import { lazy, Suspense } from 'react';

// Loaded on demand, because tests do not need it.
const BlockPage = lazy(async () => ({ default: (await import('./block-page.tsx')).BlockPage }));

/** The documentation page of every block and screen. */
export function DocsPage() {
  return (
    <Suspense>
      <BlockPage />
    </Suspense>
  );
}
