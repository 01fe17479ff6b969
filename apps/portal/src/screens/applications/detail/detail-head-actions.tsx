import type { ReactNode } from 'react';
import type { BeginAction } from '../actions/use-actions.tsx';
import { DetailActions } from './detail-actions.tsx';
import { DetailRefresh } from './detail-refresh.tsx';
import type { DetailReading } from './use-application-detail.ts';

export interface DetailHeadActionsProps {
  reading: Extract<DetailReading, { state: 'ready' }>;
  /** The buttons that open the form. */
  forms: ReactNode;
  onBegin: BeginAction;
}

/** The buttons of an application, shared by its page and the pane. */
export function DetailHeadActions({ reading, forms, onBegin }: DetailHeadActionsProps) {
  const { application, rereading, outdated } = reading;
  return (
    <>
      <DetailRefresh guid={application.ApplicationGuid} reading={rereading} failed={outdated} />
      {forms}
      <DetailActions application={application} onBegin={onBegin} />
    </>
  );
}
