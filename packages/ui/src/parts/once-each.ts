/** A look by its variants, each put together once: what stands in every row is drawn too often to do it each time. */
export function onceEach<Variants extends object>(look: (variants: Variants) => string) {
  const made = new Map<string, string>();
  return (variants: Variants, className = '') => {
    const key = Object.values(variants).join(' ');
    const known = made.get(key) ?? look(variants);
    made.set(key, known);
    return className === '' ? known : `${known} ${className}`;
  };
}
