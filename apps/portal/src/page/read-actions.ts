import type { ActionGroup, PageActionRegistry } from './page-actions.ts';

/** Reads what the page offers the palette, or a key. Parts whose code cannot be loaded are left out. */
export async function readActions(
  registry: PageActionRegistry | undefined,
  focused: Element | null,
  isKey = false,
): Promise<readonly ActionGroup[]> {
  const parts = [...(registry?.parts ?? [])];
  const results = await Promise.allSettled(
    parts.map(async (part) => await part.current.read(focused, isKey)),
  );
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}
