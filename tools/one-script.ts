import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/**
 * Puts all that an entry needs at once into one chunk. Left to themselves, the modules that a screen needs too come
 * in chunks of their own, and a text compresses better whole than in eight parts. `source` ends the entry's path.
 */
export function oneScript(name: string, source: string): Group {
  let needed: ReadonlySet<string> | undefined;
  return {
    debugName: name,
    name(id, context) {
      const entry = needed ? undefined : entryBefore(id, source, context);
      if (entry !== undefined) needed = neededAtOnce(entry, context);
      return needed?.has(id) ? name : null;
    },
  };
}

/** The entry, where any way leads from it to the module. */
function entryBefore(id: string, source: string, context: Context): string | undefined {
  const before = new Set([id]);
  for (const module of before) {
    if (module.endsWith(source)) return module;
    const info = context.getModuleInfo(module);
    for (const importer of [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])]) before.add(importer);
  }
  return undefined;
}

/** The entry itself stays in a chunk of its name, by which it is found. */
function neededAtOnce(entry: string, context: Context): ReadonlySet<string> {
  const needed = new Set(context.getModuleInfo(entry)?.importedIds);
  for (const module of needed) context.getModuleInfo(module)?.importedIds.forEach((id) => needed.add(id));
  return needed;
}
