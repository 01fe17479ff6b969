import type { ApplicationRow } from '@portal/api/contract';
import { useFocusFallback } from '@portal/ui/behaviours';
import { Loader } from '@portal/ui/loader';
import type { ReactNode, RefObject } from 'react';
import { useForms } from '../opening/use-forms.tsx';
import { actionEntries } from '../actions/registry.ts';
import { useActions, type BeginAction } from '../actions/use-actions.tsx';
import { useApplicationDetail, type DetailReading } from '../detail/use-application-detail.ts';
import { DetailCards } from '../detail/detail-cards.tsx';
import { DetailHeadActions } from '../detail/detail-head-actions.tsx';
import { DetailHead } from '../detail/detail-head.tsx';
import { DetailFailed, DetailNotFound } from '../detail/detail-missing.tsx';

export interface EmailPaneProps {
  id: number;
  /** The row of the application; its data fill the header until the detail is loaded. */
  row: ApplicationRow | undefined;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Announces the application to screen readers. */
  announced: boolean;
  /** Buttons that step along the list; they stay mounted while the application changes. */
  steps: ReactNode;
  /** Called after the application was cancelled and the user has closed the result. */
  onCancelled: () => void;
}

/** An application next to the list, with the cards and actions of its page (DETAIL-077). */
export function EmailPane({ id, row, headingRef, announced, steps, onCancelled }: EmailPaneProps) {
  const reading = useApplicationDetail(String(id));
  const { begin, dialog } = useActions(actionEntries, (action, { done }) => {
    if (action === 'cancel' && done.length > 0) onCancelled();
  });
  const focusFallback = useFocusFallback({ fallback: headingRef });
  const title = `[${id}]`;
  const application = reading.state === 'ready' ? reading.application : undefined;
  const forms = useForms(application, begin);
  return (
    <div ref={focusFallback} className="@container/pane">
      <DetailHead
        notice={forms.notice}
        onBegin={begin}
        title={title}
        level={2}
        headingRef={headingRef}
        application={application}
        known={application ?? (reading.state === 'notFound' ? undefined : row)}
        actions={
          <>
            {steps}
            {reading.state === 'ready' && (
              <DetailHeadActions key={id} reading={reading} forms={forms} onBegin={begin} />
            )}
          </>
        }
      />
      <PaneContent key={id} reading={reading} onBegin={begin} />
      <p role="status" className="sr-only">
        {announced && `${title} ${row?.AccountName ?? ''}`}
      </p>
      {dialog}
    </div>
  );
}

function PaneContent({ reading, onBegin }: { reading: DetailReading; onBegin: BeginAction }) {
  switch (reading.state) {
    case 'loading':
      return <Loader text="Loading application..." />;
    case 'notFound':
      return <DetailNotFound />;
    case 'failed':
      return <DetailFailed onRetry={reading.retry} />;
    case 'ready':
      return <DetailCards reading={reading} place="pane" onBegin={onBegin} />;
  }
}
