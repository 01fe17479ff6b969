import { useEffect, useRef, useState } from 'react';
import { shareAddress } from './addresses.ts';

const SHOWN_FOR = 2_000;

/** Copies the address of what the workbench shows. Without a clipboard it returns the address, to be shown. */
export function useCopyLink() {
  const [copied, setCopied] = useState(false);
  const [address, setAddress] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    // Pages are shown in a frame; the address is that of the workbench around it.
    const link = shareAddress((window.top ?? window).location.href);
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      setAddress(link);
      return;
    }
    clearTimeout(timer.current);
    setAddress(undefined);
    setCopied(true);
    timer.current = setTimeout(() => setCopied(false), SHOWN_FOR);
  };
  return { copied, address, copy };
}
