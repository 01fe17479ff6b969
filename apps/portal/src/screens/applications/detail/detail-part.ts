import type { BeginAction } from '../actions/use-actions.tsx';
import type { DetailReading } from './use-application-detail.ts';

/** A loaded application with the configuration that controls how it is shown. */
export type ReadDetail = Extract<DetailReading, { state: 'ready' }>;

/** Props of every card of an application. */
export interface DetailPartProps {
  reading: ReadDetail;
  /** Begins an action on the application or a part of it. */
  onBegin: BeginAction;
}
