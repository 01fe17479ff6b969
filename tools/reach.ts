/** Which files each file imports, types and what is loaded later included. */
export type Imports = ReadonlyMap<string, readonly string[]>;

const inArea = /^apps\/portal\/src\/screens\/([^/]+)\//;
const journeys = /^apps\/portal\/src\/journeys\//;
const isTest = (file: string) => /\.(stories|test)\.tsx?$/.test(file);
/** What an area hands to the portal: through it everything that draws the portal would be reached. */
const routesOfArea = /^apps\/portal\/src\/screens\/[^/]+\/[^/]+\.routes\.tsx$/;

/**
 * The files that can behave otherwise once these have changed: they themselves and whoever imports them, however far.
 *
 * The stories of the portal draw all of it, so imports alone would lead from each screen to all of them. A change inside
 * an area reaches that area whole, and the journeys; only a change of its routes goes further.
 */
export function reachOf(changed: readonly string[], imports: Imports): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of imports) {
    for (const one of imported) importers.set(one, [...(importers.get(one) ?? []), file]);
  }
  const reached = new Set<string>();
  const add = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    if (isTest(file)) return;
    const area = inArea.exec(file)?.[1];
    if (area !== undefined) {
      for (const other of imports.keys()) {
        const beside = inArea.exec(other)?.[1] === area || journeys.test(other);
        if (beside && isTest(other)) reached.add(other);
      }
      if (routesOfArea.test(file) && !changed.includes(file)) return;
    }
    for (const importer of importers.get(file) ?? []) add(importer);
  };
  for (const file of changed) add(file);
  return reached;
}
