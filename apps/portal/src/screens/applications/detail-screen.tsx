import { Loader } from '@portal/ui/loader';
import { Suspense, useState } from 'react';
import { Page } from '../../shell/page.tsx';
import type { CancelTarget } from './cancel.model.ts';
import { detailRows } from './detail-rows.ts';
import { DetailActions } from './parts/detail-actions.tsx';
import { DetailActivityCard } from './parts/detail-activity-card.tsx';
import type { DetailBack } from './parts/detail-back-link.tsx';
import { DetailHead } from './parts/detail-head.tsx';
import { DetailFailed, DetailNotFound } from './parts/detail-missing.tsx';
import { DetailProgressCard } from './parts/detail-progress-card.tsx';
import { DetailRefresh } from './parts/detail-refresh.tsx';
import { DetailRowsCard } from './parts/detail-rows-card.tsx';
import { LazyCancelDialog } from './parts/lazy-cancel-dialog.tsx';
import { useApplicationDetail, type DetailReading } from './use-application-detail.ts';

export interface DetailScreenProps {
  /** Number or guid; undefined for an address that names no application. */
  id: string | undefined;
  back: DetailBack;
}

export function DetailScreen({ id, back }: DetailScreenProps) {
  const reading = useApplicationDetail(id);
  const [cancelling, setCancelling] = useState<CancelTarget>();
  const shownId = reading.state === 'ready' ? String(reading.application.ApplicationId) : id;
  const title = shownId === undefined ? 'Application' : `[${shownId}]`;

  const closeCancelling = (cancelled: readonly string[]) => {
    setCancelling(undefined);
    if (cancelling && cancelled.includes(cancelling.guid)) back.onGoBack();
  };

  return (
    <>
      <Page
        title={title}
        crumbs={[{ label: 'Applications', href: back.href }, { label: shownId ?? title }]}
      />
      <Content reading={reading} title={title} back={back} onCancel={setCancelling} />
      {/* Outside the states above: cancelling changes the state, and its result must stay to be read. */}
      {cancelling && (
        <Suspense>
          <LazyCancelDialog open applications={[cancelling]} onClose={closeCancelling} />
        </Suspense>
      )}
    </>
  );
}

interface ContentProps {
  reading: DetailReading;
  title: string;
  back: DetailBack;
  onCancel: (target: CancelTarget) => void;
}

function Content({ reading, title, back, onCancel }: ContentProps) {
  switch (reading.state) {
    case 'loading':
      return <Loader text="Loading application..." />;
    case 'notFound':
      return <DetailNotFound title={title} back={back} />;
    case 'failed':
      return <DetailFailed title={title} back={back} onRetry={reading.retry} />;
    case 'ready':
      break;
  }
  const { application, configuration, rows, retryRows, outdated } = reading;
  const cancel = () =>
    onCancel({
      guid: application.ApplicationGuid,
      id: application.ApplicationId,
      name: application.AccountName,
    });
  return (
    <>
      <DetailHead
        application={application}
        back={back}
        actions={
          <>
            <DetailRefresh guid={application.ApplicationGuid} failed={outdated} />
            <DetailActions application={application} onChooseAction={cancel} />
          </>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 px-gutter pt-4 pb-8 xl:grid-cols-[minmax(0,1fr)_var(--portal-side-w)]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          <DetailProgressCard application={application} settings={configuration} />
          <DetailRowsCard
            rows={detailRows(application, { rows, dateFormat: configuration.DefaultDateFormat })}
            onRetry={retryRows}
          />
        </div>
        <div className="min-w-0 xl:sticky xl:top-[calc(var(--portal-topbar-h)+1rem)]">
          <DetailActivityCard guid={application.ApplicationGuid} />
        </div>
      </div>
    </>
  );
}
