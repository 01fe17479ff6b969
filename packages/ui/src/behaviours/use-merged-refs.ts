import { useCallback, type Ref } from 'react';

type OptionalRef<T> = Ref<T> | undefined;

/** A ref that passes its element to up to three refs. It stays the same as long as they do. */
export function useMergedRefs<T>(first: OptionalRef<T>, second: OptionalRef<T>, third?: OptionalRef<T>) {
  return useCallback(
    (element: T | null) => {
      const cleanUps = [first, second, third].map((ref) => attach(ref, element));
      return () => cleanUps.forEach((cleanUp) => cleanUp?.());
    },
    [first, second, third],
  );
}

function attach<T>(ref: OptionalRef<T>, element: T | null): (() => void) | undefined {
  if (typeof ref === 'function') return ref(element) ?? (() => void ref(null));
  if (!ref) return undefined;
  ref.current = element;
  return () => {
    ref.current = null;
  };
}
