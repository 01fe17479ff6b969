import { failureOf, type FetchedFile } from '@portal/api/queries';
import { download, downloadName } from '@portal/ui/safe';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';

/** The text of a control whose file failed: a file that is not found stays so (OP-250). */
export const failedText = (error: Error | null): 'Retry' | 'Not found' | undefined =>
  error ? (failureOf(error)?.kind === 'notFound' ? 'Not found' : 'Retry') : undefined;

/** Fetches a file and saves it, one at a time. After a failure the control should read `failed`. */
export function useFileDownload(source: UseMutationOptions<FetchedFile>, fallbackName: string) {
  const { mutateAsync, isPending, error } = useMutation(source);
  const fetchAndSave = async () => {
    if (isPending) return;
    const { file, disposition } = await mutateAsync();
    download(file, downloadName(disposition, fallbackName, file.type));
  };
  return { save: () => void fetchAndSave().catch(() => undefined), isPending, failed: failedText(error) };
}
