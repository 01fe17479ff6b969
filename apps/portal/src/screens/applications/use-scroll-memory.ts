import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLayoutEffect, type RefObject } from 'react';
import { useLocation } from 'react-router';

interface Position {
  readonly top: number;
  readonly left: number;
}

/** One memory a visit: it lives as long as the answers that it was scrolled through. */
const memories = new WeakMap<QueryClient, Map<string, Position>>();

function memoryOf(visit: QueryClient): Map<string, Position> {
  const memory = memories.get(visit) ?? new Map<string, Position>();
  memories.set(visit, memory);
  return memory;
}

/**
 * Puts a scrolling region back where its history entry left it, once its content is `ready`. A new entry starts
 * at the top and stays at the column it was scrolled to.
 */
export function useScrollMemory(region: RefObject<HTMLElement | null>, ready: boolean): void {
  const visit = useQueryClient();
  const { key } = useLocation();
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || !ready) return;
    const memory = memoryOf(visit);
    const kept = memory.get(key);
    element.scrollTo({ top: kept?.top ?? 0, left: kept?.left ?? element.scrollLeft, behavior: 'instant' });
    const remember = () => memory.set(key, { top: element.scrollTop, left: element.scrollLeft });
    element.addEventListener('scroll', remember, { passive: true });
    return () => element.removeEventListener('scroll', remember);
  }, [visit, key, ready, region]);
}
