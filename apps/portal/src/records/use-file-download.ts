import type { FetchedFile } from '@portal/api/queries';
import { download, downloadName } from '@portal/ui/safe';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';

/** Fetches a file and saves it, one at a time. After a failure the control should read Retry (OP-250). */
export function useFileDownload(source: UseMutationOptions<FetchedFile>, fallbackName: string) {
  const { mutateAsync, isPending, isError } = useMutation(source);
  const fetchAndSave = async () => {
    if (isPending) return;
    const { file, disposition } = await mutateAsync();
    download(file, downloadName(disposition, fallbackName, file.type));
  };
  return { save: () => void fetchAndSave().catch(() => undefined), isPending, isError };
}
