import { useEffect, useRef, useState } from 'react';
import { announcement, checkLookInSteps, type LookCheck, type LookReport } from '../theme/check/index.ts';

/** The check waits until the look has not changed for this long, in ms. */
const PAUSE = 150;
/** The result is announced once the look has not changed for this long, in ms. */
const SETTLED = 1000;

export interface LiveReport {
  /** Undefined until the first check has ended. Of the look before while a changed one is being checked. */
  readonly report: LookReport | undefined;
  /** For a live region (`role="status"`): the report in a few words, once for each change that has settled. */
  readonly announced: string;
}

/** Checks a look whenever it changes, in short tasks. */
export function useLookReport(look: LookCheck): LiveReport {
  const [report, setReport] = useState<LookReport>();
  const [announced, setAnnounced] = useState('');
  const key = JSON.stringify(look);
  const checked = useRef(false);

  useEffect(() => {
    const changed = new AbortController();
    const { signal } = changed;
    const check = async () => {
      const settled = pause(SETTLED);
      const isFirst = !checked.current;
      if (!isFirst) await pause(PAUSE);
      const next = await checkLookInSteps(JSON.parse(key) as LookCheck, signal);
      checked.current = true;
      setReport(next);
      await settled;
      if (!isFirst && !signal.aborted) setAnnounced(announcement(next));
    };
    check().catch((failure: unknown) => {
      if (!signal.aborted) throw failure;
    });
    return () => changed.abort();
  }, [key]);

  return { report, announced };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
