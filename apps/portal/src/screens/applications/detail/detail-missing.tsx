import { RecordFailed, RecordNotFound } from '../../../records/record-missing.tsx';
import { DetailBackLink, type DetailBack } from './detail-back-link.tsx';

const notFound =
  'This application cannot be found. The application may no longer exist or you might not have permission to view it.';

export interface DetailNotFoundProps {
  /** The id in brackets, if nothing around names it; it becomes the page heading. */
  title?: string | undefined;
  /** Set only on the page of the application. */
  back?: DetailBack | undefined;
}

export const DetailNotFound = ({ title, back }: DetailNotFoundProps) => (
  <RecordNotFound
    title={title}
    sentence={notFound}
    back={back && <DetailBackLink back={back} variant="secondary" />}
  />
);

export const DetailFailed = ({ title, back, onRetry }: DetailNotFoundProps & { onRetry: () => void }) => (
  <RecordFailed title={title} back={back && <DetailBackLink back={back} />} onRetry={onRetry} />
);
