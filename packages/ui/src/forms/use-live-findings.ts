import type { RJSFValidationError } from '@rjsf/utils';
import { useEffect, useRef, useState } from 'react';
import { validationDelayMs } from '../behaviours/validation-delay.model.ts';
import { namesOnPath } from './path.model.ts';
import { useStableCallback } from '../behaviours/use-stable-callback.ts';

export interface LiveFindingsOptions {
  /** Whether live validation is active. */
  on: boolean;
  /** Returns all errors. */
  findings: () => readonly RJSFValidationError[];
  /** Prefix of the ids of the fields. */
  idPrefix: string;
  onValidityChange: ((valid: boolean) => void) | undefined;
}

const none: readonly RJSFValidationError[] = [];

/** The errors of fields that have lost the focus, or in which the user has paused typing. */
export function useLiveFindings({ on, findings, idPrefix, onValidityChange }: LiveFindingsOptions) {
  const [seen, setSeen] = useState<ReadonlySet<string> | 'all'>(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const found = on ? findings() : none;
  const valid = found.length === 0;

  const tell = useStableCallback((now: boolean) => onValidityChange?.(now));
  useEffect(() => {
    if (on) tell(valid);
  }, [on, valid, tell]);
  useEffect(() => () => clearTimeout(timer.current), []);

  // A field that was seen before renders and validates nothing again.
  const show = (id: string) =>
    setSeen((before) => (before === 'all' || before.has(id) ? before : new Set([...before, id])));
  const idOf = ({ property = '' }: RJSFValidationError) => [idPrefix, ...namesOnPath(property)].join('_');

  return {
    valid,
    show,
    showAll: () => setSeen('all'),
    noteTyping: (id: string | undefined) => {
      clearTimeout(timer.current);
      if (id !== undefined) timer.current = setTimeout(show, validationDelayMs, id);
    },
    shown: found.flatMap((finding): (readonly [string, string])[] =>
      seen === 'all' || seen.has(idOf(finding))
        ? [[(finding.property ?? '').replace(/^\./, ''), finding.message ?? '']]
        : [],
    ),
  };
}
