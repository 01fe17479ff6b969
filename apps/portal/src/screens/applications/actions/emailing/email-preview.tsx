import type { EmailAction, EmailPreview as Email } from '@portal/api/contract';
import { emailingQueries, failureOf, type EmailSubject } from '@portal/api/queries';
import { useDebounced } from '@portal/ui/behaviours';
import { Button } from '@portal/ui/button';
import { KeyValueList } from '@portal/ui/key-value-list';
import { FramedHtml } from '@portal/ui/safe';
import { Skeleton } from '@portal/ui/skeleton';
import { Tabs } from '@portal/ui/tabs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useClient } from '../../../../base/services.tsx';

export interface EmailPreviewProps {
  action: EmailAction;
  subject: EmailSubject;
  /** The text as typed so far. */
  message: string;
}

/** Delay in ms between the last keystroke and the update of the preview. */
const pauseMs = 300;

/** A preview of the email. A failed preview does not prevent sending (OP-257). */
export function EmailPreview({ action, subject, message }: EmailPreviewProps) {
  const typed = useDebounced(message, pauseMs);
  const { data, error, isPending, isError, refetch } = useQuery({
    ...emailingQueries(useClient()).preview(action, subject, typed),
    placeholderData: keepPreviousData,
  });
  // The back end has no preview, or the application is gone, which sending the email says.
  if (failureOf(error)?.kind === 'notFound') return null;
  return (
    <section aria-label="Preview" aria-busy={isPending || undefined} className="mt-5 grid gap-2">
      <h3 className="text-sm font-semibold">Preview</h3>
      {isPending && <Skeleton className="h-[360px]" />}
      {isError && (
        <p className="text-text-muted">
          The preview cannot be shown; the email can be sent all the same.{' '}
          <Button size="xs" onClick={() => void refetch()}>
            Retry
          </Button>
        </p>
      )}
      {data &&
        !isError &&
        (data.Email ? <Drawn email={data.Email} /> : <p className="text-text-muted">{data.Message}</p>)}
    </section>
  );
}

function Drawn({ email }: { email: Email }) {
  return (
    <>
      <KeyValueList
        columns={1}
        items={[
          { label: 'To', value: email.To },
          { label: 'From', value: email.From },
          { label: 'Subject', value: email.Subject },
        ]}
      />
      <Tabs
        label="Parts of the email"
        tabs={[
          { id: 'html', label: 'As it looks', panel: <FramedHtml title="Email" html={email.Html} /> },
          {
            id: 'text',
            label: 'Plain text',
            panel: (
              <p className="rounded-md border border-border bg-sunken p-4 wrap-anywhere whitespace-pre-wrap">
                {email.Text}
              </p>
            ),
          },
        ]}
      />
    </>
  );
}
