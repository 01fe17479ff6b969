import { lazy, Suspense, type ComponentType } from 'react';

/** A part whose script comes when somebody is about to need it. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Brings the script ahead, once the pointer or the focus comes near; a failed load is tried again when shown. */
  readonly preload: () => void;
};

/** Draws nothing until its script is there: what is drawn around it stays as it is. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  const Shown = (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
  return Object.assign(Shown, { preload: () => void load().catch(() => undefined) });
}
