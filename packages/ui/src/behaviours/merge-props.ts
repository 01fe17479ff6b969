type Handler = (...args: unknown[]) => unknown;

/**
 * Merges two sets of props for one element. If both have a prop, `own` wins unless it is undefined. Class names are
 * joined and styles merged; of two event handlers, the one of `own` runs first. Refs are not merged: see
 * `useMergedRefs`.
 */
export function mergeProps<Props extends object, Own extends object>(props: Props, own: Own): Props & Own {
  const merged = { ...props } as Record<string, unknown>;
  for (const [name, value] of Object.entries(own)) {
    if (value === undefined) continue;
    const other = merged[name];
    if (name === 'className' && other) merged[name] = `${other as string} ${value as string}`;
    else if (name === 'style') merged[name] = { ...(other as object), ...(value as object) };
    else if (typeof other === 'function' && typeof value === 'function')
      merged[name] = (...args: unknown[]) => {
        (value as Handler)(...args);
        return (other as Handler)(...args);
      };
    else merged[name] = value;
  }
  return merged as Props & Own;
}
