import { memo, useDeferredValue, type ComponentType } from 'react';

/** Renders a part after the frame of a keystroke, so that fields and preview need not wait for it. */
export function withDeferredProps<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  const Memoised = memo(Part) as unknown as ComponentType<Props>;
  return function Deferred(props: Props) {
    return <Memoised {...useDeferredValue(props)} />;
  };
}
