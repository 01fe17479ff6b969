import type { BreadcrumbItem } from '@portal/ui/breadcrumb';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { feedDate } from '../formats/dates.ts';

export interface PrintHeadProps {
  readonly tenant: string;
  readonly crumbs: readonly BreadcrumbItem[];
  readonly person: string;
}

/** Takes the place of the top bar on paper: whose page, which page, when it was printed and by whom. */
export function PrintHead({ tenant, crumbs, person }: PrintHeadProps) {
  const [printed, setPrinted] = useState(() => new Date());
  useEffect(() => {
    // The browser prints what is drawn when its event has been handled.
    const note = () => flushSync(() => setPrinted(new Date()));
    addEventListener('beforeprint', note);
    return () => removeEventListener('beforeprint', note);
  }, []);
  return (
    <p className="hidden justify-between gap-6 pb-2 text-xs text-text-muted print:flex">
      <span>
        <b className="font-semibold text-text">{tenant}</b>
        {' · '}
        {crumbs.map(({ label }) => label).join(' / ')}
      </span>
      <span className="flex-none">
        {feedDate(printed)}
        {' · '}
        {person}
      </span>
    </p>
  );
}
