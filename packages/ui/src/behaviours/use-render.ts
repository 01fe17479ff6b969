import { cloneElement, createElement, type ElementType, type ReactElement, type Ref } from 'react';
import { mergeProps } from './merge-props.ts';
import { useMergedRefs } from './use-merged-refs.ts';

/** Another element for a block: an element that gets the props, or a function of the props and the state. */
export type RenderProp<Props = object, State = object> =
  | ReactElement<Record<string, unknown>>
  | ((props: Props, state: State) => ReactElement);

export interface UseRenderOptions<Props extends object, State> {
  /** What the caller renders instead of `element`. */
  render?: RenderProp<Props, State> | undefined;
  /** The element without `render`. */
  element: ElementType;
  props: NoInfer<Props> & Readonly<Record<`data-${string}`, unknown>>;
  /** Second argument of a `render` function. */
  state?: State | undefined;
}

interface WithRef {
  ref?: Ref<never> | undefined;
}

/**
 * Renders a block's element, or what `render` replaces it with. A replacing element keeps its own props: class names
 * are joined, styles and refs merged, and its event handlers run before those of the block.
 */
export function useRender<Props extends object, State = object>({
  render,
  element,
  props,
  state,
}: UseRenderOptions<Props, State>): ReactElement {
  const own = typeof render === 'object' ? render.props : {};
  const ref = useMergedRefs((props as WithRef).ref, (own as WithRef).ref);
  if (typeof render === 'function') return render(props, state ?? ({} as State));
  return render ? cloneElement(render, { ...mergeProps(props, own), ref }) : createElement(element, props);
}
