import { cleanText } from '@portal/api/contract';
import { brandQueries } from '@portal/api/queries';
import { ConfirmResult } from '@portal/ui/confirm-result';
import { TextField } from '@portal/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useClient } from '../../../base/services.tsx';
import { useTenant } from '../../../base/use-tenant.ts';
import { differences, savedLook } from '../draft.model.ts';
import { Changes } from '../parts/changes.tsx';
import type { StudioDialogProps } from './studio-dialog.ts';
import { SurfaceResults } from './surface-results.tsx';
import { usePublication } from './use-publication.ts';
import { warningIds, Warnings } from './warnings.tsx';

const noteMaximum = 200;

/** Publishes the draft as the user sees it here. */
export function PublishDialog(props: StudioDialogProps) {
  // A change of another administrator must not be published unseen: the call names the draft as it was shown first.
  const [shown, setShown] = useState<StudioDialogProps['work']['state']['brand']>();
  const { work } = props;
  if (!shown && !work.saving) setShown(work.state.brand);
  return <Question {...props} shown={shown} />;
}

interface QuestionProps extends StudioDialogProps {
  /** The look to publish. Undefined until the last change is saved. */
  readonly shown: StudioDialogProps['work']['state']['brand'] | undefined;
}

function Question({ work, report, shown, onClose }: QuestionProps) {
  const [note, setNote] = useState('');
  const [confirmed, setConfirmed] = useState(false);
  const { mutateAsync } = useMutation(brandQueries(useClient()).publish());
  const brand = shown ?? work.state.brand;
  const [number] = useState(brand.Published.Number + 1);
  const tenant = useTenant()?.DisplayName;
  const changes = useMemo(() => differences(brand.Published, savedLook(brand)), [brand]);
  const warnings = report?.findings.filter(({ level }) => level === 'warning') ?? [];
  const fails = report?.findings.some(({ level }) => level === 'fails') ?? false;
  const waits = !shown || !report;

  const { run, results, published } = usePublication(
    async () => {
      if (!brand.Draft) throw new Error('There is no draft.');
      const { DraftId, Revision } = brand.Draft;
      work.endsHere(DraftId);
      const reply = await mutateAsync({
        DraftId,
        Revision,
        ...(cleanText(note) && { Note: cleanText(note) }),
        Acknowledged: warningIds(warnings),
      }).catch((error: unknown) => {
        work.endsHere(undefined);
        throw error;
      });
      if (reply.Number === null) work.endsHere(undefined);
      return reply;
    },
    (published) => `Look ${published} is published.`,
  );

  return (
    <ConfirmResult
      open
      title={`Publish look ${number}`}
      question={
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <p>Everyone of {tenant} sees it within 5 seconds. Emails, reports and the sign-in page follow.</p>
          <Changes changes={changes} />
          {fails ? (
            <p role="alert" className="font-medium text-danger">
              Nothing can be published while a pair fails.
            </p>
          ) : (
            <>
              <Warnings
                verb="Publish"
                sentences={warnings.map(({ what }) => what)}
                confirmed={confirmed}
                onConfirmedChange={setConfirmed}
              />
              <TextField
                label="What changed (optional)"
                value={note}
                maxLength={noteMaximum}
                onValueChange={setNote}
              />
            </>
          )}
        </div>
      }
      confirmText={fails ? null : undefined}
      disabledReason={
        waits
          ? 'The draft is being saved.'
          : warnings.length > 0 && !confirmed
            ? 'The warnings are not confirmed.'
            : undefined
      }
      workingText="Publishing"
      run={run}
      resultDetails={results && <SurfaceResults results={results} published={published} />}
      onOpenChange={onClose}
    />
  );
}
