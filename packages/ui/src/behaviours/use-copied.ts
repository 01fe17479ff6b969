import { useCallback, useEffect, useRef, useState } from 'react';

const SHOWN_FOR = 1500;

/** Copies text to the clipboard; `copied` is true for 1500 ms after success. */
export function useCopied() {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = useCallback(async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return false;
    }
    clearTimeout(timer.current);
    setCopied(true);
    timer.current = setTimeout(() => setCopied(false), SHOWN_FOR);
    return true;
  }, []);

  return { copied, copy };
}
