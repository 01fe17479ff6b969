import { statusTone, type ApplicationDetail } from '@portal/api/contract';
import { Badge } from '@portal/ui/badge';
import type { ReactNode } from 'react';
import { DetailBackLink, type DetailBack } from './detail-back-link.tsx';
import { DetailFacts } from './detail-facts.tsx';

export interface DetailHeadProps {
  application: ApplicationDetail;
  back: DetailBack;
  /** Buttons at the end of the title's line. */
  actions: ReactNode;
}

/** Account name, `[id]`, status, actions, and below them who applied. */
export function DetailHead({ application, back, actions }: DetailHeadProps) {
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-border bg-surface px-gutter py-4 max-md:py-3">
      <div className="basis-full md:hidden">
        <DetailBackLink back={back} className="-ms-3" />
      </div>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1.5">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-xl tracking-[-0.015em]">
          {application.AccountName && (
            <span className="min-w-0 font-semibold wrap-anywhere">{application.AccountName}</span>
          )}
          <h1 className="text-xl font-medium text-text-muted tabular-nums">{`[${application.ApplicationId}]`}</h1>
        </div>
        <Badge tone={statusTone(application.Status)}>{application.Status}</Badge>
      </div>
      <div className="flex flex-none items-center gap-2 self-start max-md:basis-full">{actions}</div>
      <DetailFacts application={application} />
    </header>
  );
}
