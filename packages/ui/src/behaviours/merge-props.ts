type Handler = (...args: unknown[]) => unknown;
type AnyProps = Readonly<Record<string, unknown>>;

/**
 * Merges two sets of props for one element; if both have a prop, `own` wins. Class names are joined and styles
 * merged; of
 * two event handlers, the one of `own` runs first. Refs are not merged: see `mergeRefs`.
 */
export function mergeProps<Props extends object, Own extends object>(props: Props, own: Own): Props & Own {
  const merged = { ...props, ...own } as Record<string, unknown>;
  for (const [name, value] of Object.entries(props)) {
    const other = (own as AnyProps)[name];
    if (other === undefined) merged[name] = value;
    else if (name === 'className') merged[name] = `${value as string} ${other as string}`;
    else if (name === 'style') merged[name] = { ...(value as object), ...(other as object) };
    else if (typeof value === 'function' && typeof other === 'function')
      merged[name] = (...args: unknown[]) => {
        (other as Handler)(...args);
        return (value as Handler)(...args);
      };
  }
  return merged as Props & Own;
}
