import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Loader } from '@portal/ui/loader';
import { LogOut } from 'lucide';
import { useState } from 'react';
import { RetryRead } from '../../../base/retry.tsx';
import { SessionItem } from './session-item.tsx';
import { useSessions } from './use-sessions.ts';
import { focusOnMount } from '../focus-on-mount.ts';

/** The user's active sessions. Ends one of them, or after a confirmation all others. */
export function SessionsDialog({ onClose }: { readonly onClose: () => void }) {
  const state = useSessions();
  const { otherCount, pending, endOthers } = state;
  const [asking, setAsking] = useState(false);
  const footer = asking ? (
    <>
      <Button size="md" onClick={() => setAsking(false)}>
        Go back
      </Button>
      <Button
        size="md"
        variant="danger"
        onClick={() => {
          setAsking(false);
          endOthers();
        }}
      >
        Confirm
      </Button>
    </>
  ) : (
    <>
      {otherCount > 0 && (
        <Button size="md" icon={LogOut} pending={pending} onClick={() => setAsking(true)}>
          End all others
        </Button>
      )}
      <Button size="md" variant="primary" aria-disabled={pending || undefined} onClick={onClose}>
        Close
      </Button>
    </>
  );
  return (
    <Dialog
      open
      title="Sessions"
      onOpenChange={onClose}
      dismissible={!pending}
      closesInFooter
      footer={footer}
    >
      {asking ? (
        <p ref={focusOnMount} tabIndex={-1}>
          {otherCount === 1
            ? 'Log out of 1 other session? Unsaved changes there are lost.'
            : `Log out of ${otherCount} other sessions? Unsaved changes there are lost.`}
        </p>
      ) : (
        <SessionList {...state} />
      )}
    </Dialog>
  );
}

function SessionList({ list, sessions, dateFormat, ending, outcome, end }: ReturnType<typeof useSessions>) {
  return (
    <>
      {outcome && (
        <Alert
          key={outcome.text}
          ref={focusOnMount}
          tabIndex={-1}
          tone={outcome.succeeded ? 'success' : 'danger'}
        >
          {outcome.text}
        </Alert>
      )}
      {list.isPending && <Loader text="Loading sessions..." />}
      {sessions && (
        <ul className="m-0 grid list-none p-0">
          {sessions.map((session) => (
            <SessionItem
              key={session.SessionId}
              {...{ session, dateFormat }}
              pending={session.SessionId === ending}
              onEnd={() => end(session)}
            />
          ))}
        </ul>
      )}
      {list.isError && !sessions && (
        <div className="grid justify-items-start gap-3">
          <p className="text-text-muted">Your sessions could not be read.</p>
          <RetryRead of={list} />
        </div>
      )}
    </>
  );
}
