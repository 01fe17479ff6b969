import { Permission } from '../../packages/api/src/contract/permissions.ts';
import type { Generated } from './generated.ts';
import { placeOf } from './names.ts';

const openGuards = ['public', 'signedIn', 'visible'];

/** An endpoint of the contract. `needs` is an open guard or the name of a permission. */
export function endpoint(place: string, id: string, method: string, path: string, needs: string): Generated {
  const { area, names } = placeOf(place);
  if (!/^C\d+$/.test(id)) throw new Error(`“${id}” is no number of the table of calls, such as C69.`);
  if (!/^(GET|POST|PUT|DELETE)$/.test(method)) throw new Error(`“${method}” is no method of the contract.`);
  if (!/^\/[\w/{}-]+$/.test(path)) throw new Error(`“${path}” is no path, such as /user/list/{id}.`);
  const open = openGuards.includes(needs);
  if (!open && !Object.hasOwn(Permission, needs))
    throw new Error(`“${needs}” says nothing: ${openGuards.join(', ')}, or a name of permissions.ts.`);
  const permission = open ? '' : `import { Permission } from '../permissions.ts';\n`;
  return {
    files: {
      [`packages/api/src/contract/${area}/${names.kebab}.ts`]: `import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
${permission}import { envelope } from '../wire.ts';

export const ${names.camel} = endpoint({
  id: '${id}',
  method: '${method}',
  path: '${path}',
  needs: ${open ? `'${needs}'` : `Permission.${needs}`},
  reply: v.object({ ...envelope.entries }),
});
`,
    },
    additions: [
      {
        file: 'packages/api/src/contract/index.ts',
        line: `export * from './${area}/${names.kebab}.ts';`,
        among: 'export * from ',
      },
    ],
    next: [
      'Write query, body and reply as the table of calls has them; the reply is an envelope for now.',
      `Add ${id} to the table of packages/api/src/contract/endpoints.test.ts.`,
      'Read it in packages/api/src/queries; fake it in packages/api/src/mocks when a story needs it.',
      'Mount it with route() in a module of apps/server: the tests send it a request made from its schemas.',
    ],
  };
}
