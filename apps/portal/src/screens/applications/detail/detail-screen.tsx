import { useEffect } from 'react';
import { RecordLoading } from '../../../records/record-missing.tsx';
import { Page } from '../../../page/page.tsx';
import { useUser } from '../../../session/use-session.ts';
import type { DetailBack } from './detail-back-link.tsx';
import { DetailCards } from './detail-cards.tsx';
import { DetailHeadActions } from './detail-head-actions.tsx';
import { DetailHead } from './detail-head.tsx';
import { DetailFailed, DetailNotFound } from './detail-missing.tsx';
import { useForms } from '../opening/use-forms.tsx';
import { actionEntries } from '../actions/registry.ts';
import { useActions } from '../actions/use-actions.tsx';
import { useApplicationDetail } from './use-application-detail.ts';

export interface DetailScreenProps {
  /** Number or guid; undefined if the address contains no valid id. */
  id: string | undefined;
  back: DetailBack;
}

export function DetailScreen({ id, back }: DetailScreenProps) {
  const reading = useApplicationDetail(id);
  const user = useUser();
  const openedId = reading.state === 'ready' ? reading.application.ApplicationId : undefined;
  useEffect(() => {
    if (openedId === undefined) return;
    import('../../../kept/recent-applications.ts')
      .then(({ recentApplications }) => recentApplications(user).add(openedId))
      .catch(() => undefined);
  }, [openedId, user]);
  const shownId = reading.state === 'ready' ? String(reading.application.ApplicationId) : id;
  const title = shownId === undefined ? 'Application' : `[${shownId}]`;
  const { begin, dialog } = useActions(actionEntries, (action, { done }) => {
    if (action === 'cancel' && done.length > 0) back.onGoBack();
  });
  const forms = useForms(reading.state === 'ready' ? reading.application : undefined, begin);

  const content = () => {
    switch (reading.state) {
      case 'loading':
        return <RecordLoading title={title} text="Loading application..." />;
      case 'notFound':
        return <DetailNotFound title={title} back={back} />;
      case 'failed':
        return <DetailFailed title={title} back={back} onRetry={reading.retry} />;
      case 'ready':
        return (
          <>
            <DetailHead
              onBegin={begin}
              title={title}
              application={reading.application}
              back={back}
              actions={<DetailHeadActions reading={reading} forms={forms} onBegin={begin} />}
              notice={forms.notice}
            />
            <DetailCards reading={reading} onBegin={begin} />
          </>
        );
    }
  };
  return (
    <>
      <Page
        title={title}
        crumbs={[{ label: 'Applications', href: back.href }, { label: shownId ?? title }]}
      />
      {content()}
      {dialog}
    </>
  );
}
