import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTenant } from '../base/use-tenant.ts';
import { feedDate } from '../formats/dates.ts';
import { useUser } from '../session/use-session.ts';

/** Replaces the top bar in print: tenant, page title, time of printing and user. */
export function PrintHead({ page }: { readonly page: string }) {
  const tenant = useTenant();
  const user = useUser();
  const [printed, setPrinted] = useState(() => new Date());
  useEffect(() => {
    // The browser prints what is rendered when the event handlers return.
    const note = () => flushSync(() => setPrinted(new Date()));
    addEventListener('beforeprint', note);
    return () => removeEventListener('beforeprint', note);
  }, []);
  return (
    <p data-print-head className="hidden justify-between gap-6 pb-2 text-xs text-text-muted print:flex">
      <span>
        <b className="font-semibold text-text">{tenant?.DisplayName ?? user.tenant}</b>
        {` · ${page}`}
      </span>
      <span className="flex-none">{`${feedDate(printed)} · ${user.displayName}`}</span>
    </p>
  );
}
