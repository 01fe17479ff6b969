import { statusTone, type ApplicationDetail } from '@portal/api/contract';
import { Badge } from '@portal/ui/badge';
import type { ReactNode, Ref } from 'react';
import type { BeginAction } from '../actions/use-actions.tsx';
import { DetailBackLink, type DetailBack } from './detail-back-link.tsx';
import { DetailFacts } from './detail-facts.tsx';

export interface DetailHeadProps {
  /** The id in brackets. */
  title: string;
  /** Heading level. Default 1. */
  level?: 1 | 2 | undefined;
  /** The heading; with a ref it can be focused. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  application: ApplicationDetail | undefined;
  /** Data known before the application is loaded. Default: the application. */
  known?: Pick<ApplicationDetail, 'AccountName' | 'Status'> | undefined;
  /** Set only on the page of the application. */
  back?: DetailBack | undefined;
  /** Buttons at the end of the title row. */
  actions: ReactNode;
  /** A message below the header, for example why no form could be opened. */
  notice?: ReactNode;
  onBegin: BeginAction;
}

/** Account name, `[id]`, status, actions and, below them, the applicant. */
export function DetailHead({
  title,
  level = 1,
  headingRef,
  application,
  known = application,
  back,
  actions,
  notice,
  onBegin,
}: DetailHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-border bg-surface px-gutter py-4 max-md:py-3">
      {back && (
        <div className="basis-full md:hidden">
          <DetailBackLink back={back} className="-ms-3" />
        </div>
      )}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1.5">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-xl tracking-[-0.015em]">
          {known?.AccountName && (
            <span className="min-w-0 font-semibold wrap-anywhere">{known.AccountName}</span>
          )}
          <Heading
            ref={headingRef}
            tabIndex={headingRef ? -1 : undefined}
            className="text-xl font-medium text-text-muted tabular-nums"
          >
            {title}
          </Heading>
        </div>
        {known && <Badge tone={statusTone(known.Status)}>{known.Status}</Badge>}
      </div>
      <div className="flex flex-none flex-wrap items-center gap-2 self-start max-md:basis-full max-md:*:min-w-fit">
        {actions}
      </div>
      {application && <DetailFacts {...{ application, onBegin }} />}
      {notice && <div className="basis-full">{notice}</div>}
    </header>
  );
}
