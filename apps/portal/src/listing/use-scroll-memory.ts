import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useState, type RefObject } from 'react';
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
 * Puts a scrolling region back where its history entry left it, once its content is `ready`; where another screen
 * leads here by a link, where this address was left last. Otherwise it starts at the top and keeps its column.
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
    // The page around may still be taking its height; by the next frame, before anything is painted, it has it.
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
