import { messageOf } from '@portal/api/contract';
import { failureOf, taxQueries } from '@portal/api/queries';
import { UNKNOWN_ERROR } from '@portal/ui/confirm-result';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '../../../base/services.tsx';

/** How long a number stays visible. */
const shownMs = 30_000;

export type ShownNumbers = ReturnType<typeof useShownNumbers>;

/**
 * The revealed tax numbers. Each is requested on demand, unless the reply had it, and hidden again after 30 seconds. All are hidden as soon as
 * the window loses the focus or is printed (DETAIL-064).
 */
export function useShownNumbers(guid: string, inReply: (position: number) => string | undefined) {
  const { mutateAsync } = useMutation(taxQueries(useClient()).reveal(guid));
  const [shown, setShown] = useState<ReadonlyMap<number, string>>(new Map());
  const [awaited, setAwaited] = useState<ReadonlySet<number>>(new Set());
  const [problem, setProblem] = useState<string>();
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());
  /** A number that arrives after the window lost the focus is discarded. */
  const leaveCount = useRef(0);

  const hide = (position: number) => {
    clearTimeout(timers.current.get(position));
    setShown((before) => new Map([...before].filter(([place]) => place !== position)));
  };

  useEffect(() => {
    const running = timers.current;
    const leave = () => {
      leaveCount.current += 1;
      for (const timer of running.values()) clearTimeout(timer);
      setShown(new Map());
    };
    const listening = new AbortController();
    const { signal } = listening;
    for (const moment of ['blur', 'pagehide', 'beforeprint'])
      window.addEventListener(moment, leave, { signal });
    document.addEventListener('visibilitychange', leave, { signal });
    return () => {
      leave();
      listening.abort();
    };
  }, []);

  const reveal = (position: number, digits: string) => {
    setShown((before) => new Map(before).set(position, digits));
    timers.current.set(
      position,
      setTimeout(() => hide(position), shownMs),
    );
  };

  const show = async (position: number) => {
    const asked = leaveCount.current;
    setProblem(undefined);
    const known = inReply(position);
    if (known !== undefined) return reveal(position, known);
    setAwaited((before) => new Set(before).add(position));
    try {
      await mutateAsync({
        position,
        onNumber: (digits) => {
          if (leaveCount.current === asked) reveal(position, digits);
        },
      });
    } catch (error) {
      setProblem(messageOf(failureOf(error)) || UNKNOWN_ERROR);
    }
    setAwaited((before) => new Set([...before].filter((place) => place !== position)));
  };

  return {
    /** The digits by position of their entry. They exist only in this state and are dropped with the card. */
    digitsAt: (position: number | undefined) => (position === undefined ? undefined : shown.get(position)),
    isLoading: (position: number | undefined) => position !== undefined && awaited.has(position),
    /** Why the last requested number is not shown. */
    problem,
    toggle: (position: number) => (shown.has(position) ? hide(position) : void show(position)),
  };
}
