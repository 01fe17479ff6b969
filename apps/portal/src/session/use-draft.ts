import { useState } from 'react';
import { useServices } from '../app/services.tsx';
import { useUser } from './use-session.ts';

/** A text that is typed, kept for this person of this tenant under the name of what it is about. */
export function useDraft(name: string): readonly [text: string, setText: (text: string) => void] {
  const { drafts } = useServices();
  const { tenant, globalId } = useUser();
  const key = JSON.stringify([tenant, globalId, name]);
  const [text, setText] = useState(() => drafts.get(key));
  return [
    text,
    (next) => {
      drafts.set(key, next);
      setText(next);
    },
  ];
}
