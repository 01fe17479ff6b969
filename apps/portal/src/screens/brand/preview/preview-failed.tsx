import { Retry } from '../../../base/retry.tsx';

/** In place of a preview that could not be read. */
export const PreviewFailed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div role="alert" className="grid min-h-[240px] content-center justify-items-center gap-3">
    The preview cannot be shown.
    <Retry onClick={onRetry} />
  </div>
);
