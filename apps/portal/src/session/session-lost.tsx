import { MessagePage } from '@portal/ui/message-page';
import { useEffect } from 'react';
import { useDocumentTitle } from '../base/document-title.ts';
import { useTenant } from '../base/use-tenant.ts';

const pause = 5_000;

/** Replaces the dashboard after a 401 or a log-out in another tab, and then opens the sign-in (OP-021). */
export function SessionLost({ onSignIn }: { onSignIn: () => void }) {
  const tenant = useTenant();
  useDocumentTitle('Session timed out');
  useEffect(() => {
    const timer = setTimeout(onSignIn, pause);
    return () => clearTimeout(timer);
  }, [onSignIn]);
  return (
    <MessagePage heading="Session timed out" brand={tenant?.DisplayName}>
      <p role="alert">Your session has timed out. You will be redirected to login in 5 seconds.</p>
    </MessagePage>
  );
}
