import { useEffect, useState, type ComponentType, type FunctionComponent } from 'react';

/** A component whose script comes later; draws nothing until it is there. */
export type Deferred<Props extends object> = FunctionComponent<Props> & {
  /** Brings the script; rejects where it does not come. */
  readonly load: () => Promise<void>;
  /** Brings it ahead, once somebody seems to want it; a failed load is tried again when it is shown. */
  readonly preload: () => void;
};

/**
 * Without `lazy`, which shows nothing first even where the script is there already, and then for 300 ms whatever comes
 * (React draws what was waited for together). A script that does not come is thrown to the error boundary.
 */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>): Deferred<Props> {
  let arrived: ComponentType<Props> | undefined;
  const bring = async () => {
    arrived = await load();
  };
  function Shown(props: Props) {
    const [outcome, settle] = useState<{ readonly error?: unknown }>();
    const [missing] = useState(arrived === undefined);
    useEffect(() => {
      // Brought ahead, it may have come since it was missed.
      if (missing)
        bring().then(
          () => settle({}),
          (error: unknown) => settle({ error }),
        );
    }, [missing]);
    if (outcome && 'error' in outcome) throw outcome.error;
    const Part = arrived;
    return Part && <Part {...props} />;
  }
  return Object.assign(Shown, { load: bring, preload: () => void bring().catch(() => undefined) });
}
