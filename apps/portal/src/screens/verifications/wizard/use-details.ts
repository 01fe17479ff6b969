import type { VerificationType } from '@portal/api/contract';
import { useDraft } from '../../../session/use-draft.ts';
import { isTyped, keptDetails, keptText } from './details.model.ts';

export interface Details {
  /** What was typed before for a kind of check; undefined without any. */
  readonly of: (type: VerificationType) => object | undefined;
  /** Whether anything was typed that would be lost. */
  readonly typed: boolean;
  /** Keeps what is filled in beyond `start`. */
  readonly keep: (type: VerificationType, data: unknown, start: object | undefined) => void;
  readonly forget: () => void;
}

/**
 * What is typed of an individual. It is a draft: it outlives a session that expires, in this tab and for this person,
 * and neither the wizard nor a log-out (docs/decisions/0039).
 */
export function useDetails(): Details {
  const [text, setText] = useDraft('individual verification');
  return {
    of: (type) => keptDetails(text, type),
    typed: text !== '',
    keep: (type, data, start) => setText(isTyped(data, start) ? keptText(type, data) : ''),
    forget: () => setText(''),
  };
}
