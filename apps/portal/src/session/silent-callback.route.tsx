import { useEffect } from 'react';
import { answerFromFrame } from './silent-frame.ts';

/** The redirect target of the hidden renewal frame: shows nothing and sends no request (AUTH-006). */
export function SilentCallbackRoute() {
  useEffect(() => answerFromFrame(window), []);
  return null;
}
