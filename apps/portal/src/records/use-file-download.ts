import { failureOf, type FetchedFile } from '@portal/api/queries';
import { download, downloadName } from '@portal/ui/safe';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';

/** The text of a control whose file failed: a file that is not found stays so (OP-250). */
const failedText = (error: Error | null): 'Retry' | 'Not found' | undefined =>
  error ? (failureOf(error)?.kind === 'notFound' ? 'Not found' : 'Retry') : undefined;

/** Fetches a file and saves it, one at a time; `Order` says which. After a failure the control should read `failed`. */
export function useFileDownload<Order = void>(
  source: UseMutationOptions<FetchedFile, Error, Order>,
  fallbackName: string,
) {
  const { mutateAsync, isPending, error } = useMutation(source);
  const fetchAndSave = async (order: Order) => {
    if (isPending) return;
    const { file, disposition } = await mutateAsync(order);
    download(file, downloadName(disposition, fallbackName, file.type));
  };
  const save = (order: Order) => void fetchAndSave(order).catch(() => undefined);
  return { save, isPending, failed: failedText(error) };
}
