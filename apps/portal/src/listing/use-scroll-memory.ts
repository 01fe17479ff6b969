import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';

interface Position {
  readonly top: number;
  readonly left: number;
}

/** One map per query client, so that positions live as long as the cached responses. */
const memories = new WeakMap<QueryClient, Map<string, Position>>();

function memoryOf(visit: QueryClient): Map<string, Position> {
  const memory = memories.get(visit) ?? new Map<string, Position>();
  memories.set(visit, memory);
  return memory;
}

/**
 * Restores the scroll position of a region once its content is `ready`: that of the history entry or, after a link
 * from another screen, the last one of the same address. Otherwise it scrolls to the top and keeps the horizontal
 * position.
 */
export function useScrollMemory(region: RefObject<HTMLElement | null>, ready: boolean): void {
  const visit = useQueryClient();
  const { key, pathname, search } = useLocation();
  const address = pathname + search;
  const [arrival] = useState(key);
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || !ready) return;
    const memory = memoryOf(visit);
    const kept = memory.get(key) ?? (key === arrival ? memory.get(address) : undefined);
    const place = kept ?? { top: 0, left: element.scrollLeft };
    const restore = () => element.scrollTo({ ...place, behavior: 'instant' });
    restore();
    // The page may not have its final height yet; it has it in the next frame, before the paint.
    const frame = requestAnimationFrame(restore);
    const remember = () => {
      const position = { top: element.scrollTop, left: element.scrollLeft };
      memory.set(key, position).set(address, position);
    };
    element.addEventListener('scroll', remember, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', remember);
    };
  }, [visit, key, address, arrival, ready, region]);
}
