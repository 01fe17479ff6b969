import { Button } from '@portal/ui/button';
import { PlugZap, RotateCcw } from 'lucide';
import { useEffect, useState } from 'react';
import { mayReload } from '../base/reload-once.ts';
import { ScreenMissing } from '../base/lazy-screen.tsx';
import { browserStorage } from '../base/try-storage.ts';
import { ContentMessage } from './content-message.tsx';

/** Shown in place of a page whose script failed to load, or that failed to render. */
export function ScreenFailed({ error }: { error: unknown }) {
  // A script that fails at once usually belongs to an older release, so the page reloads once.
  const stale = error instanceof ScreenMissing && error.cause !== undefined;
  const [reloading] = useState(() => stale && mayReload(browserStorage('sessionStorage'), Date.now()));
  useEffect(() => {
    if (reloading) location.reload();
  }, [reloading]);
  if (reloading) return null;
  return (
    <ContentMessage
      urgent
      heading="Portal unavailable"
      icon={PlugZap}
      action={
        <Button size="md" icon={RotateCcw} onClick={() => location.reload()}>
          Reload
        </Button>
      }
    >
      <p>This page could not be loaded. Reload it, or try again in 5-10 minutes.</p>
    </ContentMessage>
  );
}
