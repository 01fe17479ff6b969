import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { useDraftEnd } from '../draft-link.tsx';
import type { DraftWork } from '../use-draft.ts';

/** The draft was published or discarded elsewhere: its values stay until the user decides. */
export function DraftEndedAlert({ work }: { readonly work: DraftWork }) {
  const { isPending, sentence } = useDraftEnd(work.state.brand.Draft?.DraftId);
  if (isPending) return null;
  return (
    <div className="px-gutter pb-4">
      <Alert
        tone="warning"
        role="alert"
        actions={
          <>
            <Button onClick={() => work.reopen(true)}>Begin a draft with my values</Button>
            <Button onClick={() => work.reopen(false)}>Show what is published</Button>
          </>
        }
      >
        {sentence}
      </Alert>
    </div>
  );
}
