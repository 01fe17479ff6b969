import { cleanText } from '@portal/api/contract';
import { brandQueries } from '@portal/api/queries';
import { TextField } from '@portal/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useClient } from '../../../base/services.tsx';
import { useTenant } from '../../../base/use-tenant.ts';
import { differences, savedLook, type Brand } from '../draft.model.ts';
import { Changes } from '../parts/changes.tsx';
import { PublicationDialog, type PublicationDialogProps } from './publication-dialog.tsx';
import type { StudioDialogProps } from './studio-dialog.ts';

const noteMaximum = 200;

/** Publishes the draft as the user sees it here. */
export function PublishDialog({ work, report, onClose }: StudioDialogProps) {
  // A change of another administrator must not be published unseen: the call names the draft as it was shown first.
  // Undefined until the last change is saved.
  const [shown, setShown] = useState<Brand>();
  if (!shown && !work.saving) setShown(work.state.brand);
  const brand = shown ?? work.state.brand;
  const [number] = useState(brand.Published.Number + 1);
  const [note, setNote] = useState('');
  const { mutateAsync } = useMutation(brandQueries(useClient()).publish());
  const tenant = useTenant()?.DisplayName;
  const changes = useMemo(() => differences(brand.Published, savedLook(brand)), [brand]);

  const publish: PublicationDialogProps['call'] = async (Acknowledged) => {
    if (!brand.Draft) throw new Error('There is no draft.');
    const { DraftId, Revision } = brand.Draft;
    const Note = cleanText(note);
    work.endsHere(DraftId);
    const reply = await mutateAsync({ DraftId, Revision, ...(Note && { Note }), Acknowledged }).catch(
      (error: unknown) => {
        work.endsHere(undefined);
        throw error;
      },
    );
    if (reply.Number === null) work.endsHere(undefined);
    return reply;
  };

  return (
    <PublicationDialog
      title={`Publish look ${number}`}
      verb="Publish"
      workingText="Publishing"
      note={
        <TextField
          label="What changed (optional)"
          value={note}
          maxLength={noteMaximum}
          onValueChange={setNote}
        />
      }
      findings={report?.findings ?? []}
      waitingFor={shown && report ? undefined : 'The draft is being saved.'}
      call={publish}
      doneText={(published) => `Look ${published} is published.`}
      onClose={onClose}
    >
      <p>Everyone of {tenant} sees it within 5 seconds. Emails, reports and the sign-in page follow.</p>
      <Changes changes={changes} />
    </PublicationDialog>
  );
}
