import type { Ref } from 'react';

/** Returns one callback ref for several refs. Keep it stable (`useMemo`), or every render detaches and attaches. */
export function mergeRefs<T>(...refs: (Ref<T> | undefined)[]) {
  return (element: T) => {
    const undo = refs.map((ref) => attach(ref, element));
    return () => {
      for (const detach of undo) detach();
    };
  };
}

function attach<T>(ref: Ref<T> | undefined, element: T): () => void {
  if (typeof ref === 'function') {
    const cleanUp = ref(element);
    return typeof cleanUp === 'function' ? cleanUp : () => ref(null);
  }
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}
