import { exportQueries, newApplicationQueries, type ExportOrder } from '@portal/api/queries';
import { download } from '@portal/ui/safe';
import type { QueryClient, MutationOptions } from '@tanstack/react-query';
import type { Services } from '../../../base/services.tsx';
import { fallbackMessage } from '../creating/fallback-message.ts';
import { openForm, type FormOutcome } from '../opening/open-form.ts';

export { rowActionGroup } from './row-action-group.ts';

/** The dependencies of the functions below. */
export interface Tools {
  readonly queryClient: QueryClient;
  readonly client: Services['client'];
}

/** The file name is fixed, regardless of the name that the server sends (OP-247). */
const exportName = 'export.csv';

const carryOut = <Reply, Order>(
  { queryClient }: Tools,
  options: MutationOptions<Reply, Error, Order>,
  order: Order,
): Promise<Reply> => queryClient.getMutationCache().build(queryClient, options).execute(order);

/** Creates an application and opens its form. */
export const createAndOpen = (tools: Tools): Promise<FormOutcome> =>
  openForm(carryOut(tools, newApplicationQueries(tools.client).create(), undefined), fallbackMessage);

/** Downloads the whole list and saves it as a file. */
export async function saveExport(tools: Tools, order: ExportOrder): Promise<void> {
  const { file } = await carryOut(tools, exportQueries(tools.client).applications(), order);
  download(file, exportName);
}
