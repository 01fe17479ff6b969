import { pages, publicPages } from '@portal/api/contract';
import type { ListScope } from '@portal/api/queries';

const pathsOf = <Name extends string>(some: Readonly<Record<Name, { readonly path: string }>>) =>
  Object.fromEntries(
    Object.entries<{ readonly path: string }>(some).map(([name, { path }]) => [name, path]),
  ) as Readonly<Record<Name, string>>;

export const dashboardPaths = pathsOf(pages);

/** Every route of the portal. Screens build addresses with `hrefs`, never by hand. */
export const paths = { ...pathsOf(publicPages), ...dashboardPaths };

/** The address of every page without its parameters. */
const bases = Object.fromEntries(
  Object.entries(paths).map(([name, path]) => [name, path.replace(/(?<=.)\/:.*/, '')]),
) as typeof paths;

/** Addresses of the pages. Screens build addresses with these, never by hand. */
export const hrefs = {
  ...bases,
  list: (scope: ListScope) => (scope === 'my' ? '/list' : '/list/all'),
  /** `from` decides which list Back returns to. */
  application: (id: number, from: ListScope) => `/application/${id}?from=${from}`,
  /** By its id: `V` and a number. */
  verification: (id: string) => `/verifications/${id}`,
};
