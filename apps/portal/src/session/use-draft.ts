import { useState } from 'react';
import { useServices } from '../base/services.tsx';
import { useUser } from './use-session.ts';

/**
 * A text that is typed, kept for this person of this tenant under the name of what it is about.
 *
 * @param initial What is there before anything was typed; typing just that keeps nothing. Default ''.
 */
export function useDraft(
  name: string,
  initial = '',
): readonly [text: string, setText: (text: string) => void] {
  const { drafts } = useServices();
  const { tenant, globalId } = useUser();
  const key = JSON.stringify([tenant, globalId, name]);
  const [text, setText] = useState(() => drafts.get(key) || initial);
  return [
    text,
    (next) => {
      drafts.set(key, next === initial ? '' : next);
      setText(next);
    },
  ];
}
