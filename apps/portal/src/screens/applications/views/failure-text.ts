import { messageOf, type Failure } from '@portal/api/contract';
import { viewMissingText } from './view-location.model.ts';

/** Why a change of a view failed. */
export const failureText = (failure: Failure): string =>
  failure.kind === 'notFound' ? viewMissingText : messageOf(failure) || 'Saving failed';
