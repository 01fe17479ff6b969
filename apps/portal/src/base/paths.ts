import { pages, publicPaths } from '@portal/api/contract';
import type { ListScope } from '@portal/api/queries';

type Href<Path> = Path extends `${string}/:id` ? (id: string | number) => string : string;

const withoutParameters = (path: string) => path.replace(/(?<=.)\/:.*/, '');

function hrefOf(path: string) {
  const base = withoutParameters(path);
  return path.endsWith('/:id') ? (id: string | number) => `${base}/${id}` : base;
}

/** Address of every dashboard page without its optional parameters; of a page of one record by its id. */
const bases = Object.fromEntries(
  Object.entries(pages).map(([name, { path }]) => [name, hrefOf(path)]),
) as unknown as { readonly [Name in keyof typeof pages]: Href<(typeof pages)[Name]['path']> };

/** Addresses of the pages. Screens build addresses only with these. */
export const hrefs = {
  ...bases,
  timeout: publicPaths.timeout,
  tenantNotFound: publicPaths.tenantNotFound,
  federated: '/federated',
  list: (scope: ListScope) => (scope === 'my' ? '/list' : '/list/all'),
  /** `from` decides to which list Back returns. */
  application: (id: number, from: ListScope) => `/application/${id}?from=${from}`,
};
