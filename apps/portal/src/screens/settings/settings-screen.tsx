import { succeeded } from '@portal/api/contract';
import { accountQueries, throttledMessage, failureOf } from '@portal/api/queries';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { PageHeader } from '@portal/ui/page-header';
import { TextField } from '@portal/ui/text-field';
import { Tooltip } from '@portal/ui/tooltip';
import { UNKNOWN_ERROR } from '@portal/ui/confirm-result';
import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide';
import { prefetchQuery, type Opening } from '../../base/lazy-screen.tsx';
import { RetryRead } from '../../base/retry.tsx';
import { useClient } from '../../base/services.tsx';
import { Page } from '../../page/page.tsx';
import { useFeatures } from '../../session/use-session.ts';

/** The user's address, and a password reset by email (SET-001 to SET-005, OP-233). */
export function SettingsScreen() {
  const account = accountQueries(useClient());
  const info = useQuery(account.info());
  const has = useFeatures();
  const reset = useMutation(account.forgotPassword());
  const sent = reset.data && succeeded(reset.data);
  const email = info.data?.Email ?? '';
  const failure = failureOf(info.error);
  const disabledReason = email === '' ? noAddress(info.isPending) : '';
  return (
    <>
      <Page title="Settings" />
      <PageHeader title="Settings" />
      <div className="px-gutter pb-6">
        <Card
          heading="Account"
          className="max-w-[640px]"
          footer={
            // Has no effect (SET-005): no endpoint changes an address.
            <Button variant="primary">Save</Button>
          }
        >
          <div className="grid gap-4">
            <TextField
              label="E-mail"
              type="email"
              readOnly
              autoComplete="email"
              value={email}
              aria-busy={info.isPending || undefined}
              hint={failure ? 'Your e-mail address could not be read.' : undefined}
            />
            <RetryRead of={info} className="justify-self-start" />
            {has('Passwords') && (
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <div className="min-w-0">
                  <p className="font-semibold">Password</p>
                  <p className="text-text-muted">A link to set a new one is sent to this e-mail.</p>
                </div>
                <Tooltip text={disabledReason}>
                  <Button
                    icon={KeyRound}
                    pending={reset.isPending}
                    aria-disabled={disabledReason !== '' || undefined}
                    onClick={() => reset.mutate(email)}
                  >
                    Reset password
                  </Button>
                </Tooltip>
              </div>
            )}
            {sent && <Alert tone="success">Email has been sent.</Alert>}
            {(reset.isError || sent === false) && (
              <Alert tone="danger">
                {throttledMessage(reset.error) ?? (reset.data?.Message || UNKNOWN_ERROR)}
              </Alert>
            )}
          </div>
        </Card>
      </div>
    </>
  );
}

SettingsScreen.prefetch = (opening: Opening) => prefetchQuery(opening, accountQueries(opening.client).info());

const noAddress = (loading: boolean) =>
  loading ? 'Your e-mail address is being read.' : 'Your e-mail address could not be read.';
