import type { BeginAction } from '../actions/use-actions.tsx';
import type { DetailReading } from './use-application-detail.ts';

/** An application that has been read, with the configuration that says how to show it. */
export type ReadDetail = Extract<DetailReading, { state: 'ready' }>;

/** What each card of an application is given. */
export interface DetailPartProps {
  reading: ReadDetail;
  /** Begins an action with the application or with a part of it. */
  onBegin: BeginAction;
}
