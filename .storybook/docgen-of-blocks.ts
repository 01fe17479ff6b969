import type { Plugin, PluginOption } from 'vite';

/** Imports of packages, such as icon sets and overlays, whose types do not describe our props. */
const packageImports = /^import\b[^;]*?\bfrom '[^.'][^']*';/gm;

/**
 * Limits Storybook's docgen to the blocks. It would otherwise read every icon again for each file, which takes longer
 * than the rest of the build.
 */
export function docgenOfBlocks(plugin: Plugin): Plugin {
  const { name, transform } = plugin;
  if (name !== 'storybook:react-docgen-plugin' || typeof transform !== 'function') return plugin;
  return {
    ...plugin,
    transform: {
      filter: { id: { include: /\/packages\/ui\/src\/.*\.tsx$/, exclude: /\.stories\.tsx$/ } },
      async handler(source, id) {
        const ours = source.replaceAll(packageImports, (match) => match.replaceAll(/[^\n]/g, ' '));
        const read = await transform.call(this, ours, id);
        if (typeof read !== 'object' || typeof read?.code !== 'string') return undefined;
        // The docgen is appended to the source.
        return { code: source + read.code.slice(ours.length), map: null };
      },
    },
  };
}

/** The plugins of a nested list that can contain promises. */
export async function flatPlugins(plugins: readonly PluginOption[]): Promise<Plugin[]> {
  const flat: Plugin[] = [];
  for (const option of plugins) {
    const plugin = await option;
    if (Array.isArray(plugin)) flat.push(...(await flatPlugins(plugin)));
    else if (plugin) flat.push(plugin);
  }
  return flat;
}
