import { useEffect } from 'react';
import { answerFromFrame } from './silent-frame.ts';

/** What the hidden frame of a renewal comes back to: shows nothing and calls nothing (AUTH-006). */
export function SilentCallbackRoute() {
  useEffect(() => answerFromFrame(window), []);
  return null;
}
