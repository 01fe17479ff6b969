import { busy } from './refusal.ts';

/** Places for work that must not take every connection: so many at once, so many waiting, the rest refused. */
export function places(atOnce: number, waiting: number): () => Promise<() => void> {
  const queue: (() => void)[] = [];
  let taken = 0;
  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else taken -= 1;
  };
  return async () => {
    if (taken < atOnce) taken += 1;
    else if (queue.length >= waiting) throw busy();
    else await new Promise<void>((resolve) => void queue.push(resolve));
    let left = false;
    return () => {
      if (!left) leave();
      left = true;
    };
  };
}
