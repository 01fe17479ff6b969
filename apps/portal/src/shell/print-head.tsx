import type { BreadcrumbItem } from '@portal/ui/breadcrumb';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { dateAndTime } from '../formats/zone.ts';

interface PrintHeadProps {
  readonly tenant: string;
  readonly user: string;
  readonly crumbs: readonly BreadcrumbItem[];
}

/** Replaces the top bar in print: tenant, page, time of printing and user. */
export function PrintHead({ tenant, user, crumbs }: PrintHeadProps) {
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
        <b className="font-semibold text-text">{tenant}</b>
        {` · ${crumbs.map(({ label }) => label).join(' / ')}`}
      </span>
      <span className="flex-none">{`${dateAndTime(printed)} · ${user}`}</span>
    </p>
  );
}
