import { useState } from 'react';
import { useServices } from '../base/services.tsx';
import { useUser } from './use-session.ts';

/**
 * Unsaved text, stored per tenant, user and name.
 *
 * @param initial Text before the user types; the same text is not stored. Default ''.
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
