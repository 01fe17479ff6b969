import type { BeginAction } from '../actions/use-actions.tsx';
import type { Forms } from '../opening/use-forms.tsx';
import { DetailActions } from './detail-actions.tsx';
import { DetailRefresh } from './detail-refresh.tsx';
import type { DetailReading } from './use-application-detail.ts';

export interface DetailHeadActionsProps {
  reading: Extract<DetailReading, { state: 'ready' }>;
  forms: Forms;
  onBegin: BeginAction;
}

/** The buttons of an application, shared by its page and the pane. */
export function DetailHeadActions({ reading, forms, onBegin }: DetailHeadActionsProps) {
  const { application, rereading, outdated } = reading;
  return (
    <>
      <DetailRefresh guid={application.ApplicationGuid} reading={rereading} failed={outdated} />
      {forms.buttons}
      <DetailActions application={application} forms={forms} onBegin={onBegin} />
    </>
  );
}
