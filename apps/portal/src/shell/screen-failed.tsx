import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { PlugZap, RotateCcw } from 'lucide';
import { useEffect, useState } from 'react';
import { mayReload } from '../base/reload-once.ts';
import { ScreenMissing } from '../base/lazy-screen.tsx';
import { browserStorage } from '../base/try-storage.ts';

/** Shown in place of a page whose script failed to load, or that failed to render. The navigation stays visible. */
export function ScreenFailed({ error }: { error: unknown }) {
  // A script that fails at once usually belongs to an older release, so the page reloads once.
  const stale = error instanceof ScreenMissing && error.cause !== undefined;
  const [reloading] = useState(() => stale && mayReload(browserStorage('sessionStorage'), Date.now()));
  useEffect(() => {
    if (reloading) location.reload();
  }, [reloading]);
  if (reloading) return null;
  return (
    <div role="alert" className="grid flex-1 content-center justify-items-center p-6">
      <div className="grid w-full max-w-[480px] justify-items-start gap-3">
        <span className="grid size-[44px] place-items-center rounded-full bg-sunken text-text-muted">
          <Icon glyph={PlugZap} size={20} />
        </span>
        <h1 className="text-2xl font-semibold tracking-[-0.02em]">Portal unavailable</h1>
        <p className="text-md text-text-muted">
          This page could not be loaded. Reload it, or try again in 5-10 minutes.
        </p>
        <Button size="md" icon={RotateCcw} onClick={() => location.reload()} className="mt-2">
          Reload
        </Button>
      </div>
    </div>
  );
}
