import type { SavedView, ViewDefinition } from '@portal/api/contract';
import { viewQueries, type ListScope } from '@portal/api/queries';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useClient } from '../../../base/services.tsx';
import { orderOf } from './use-save-view.ts';
import { viewMissingText } from './view-location.model.ts';

const scopeNames: Readonly<Record<ListScope, string>> = { my: 'My Apps', all: 'All Apps' };

const Notice = (alert: { tone?: 'danger'; actions?: ReactNode; children: ReactNode }) => (
  <div className="flex-none px-gutter pb-3">
    <Alert {...alert} />
  </div>
);

export const ViewMissingNotice = () => <Notice>{viewMissingText}</Notice>;

interface ViewNoticesProps {
  readonly view: SavedView;
  /** The list that the reader sees. */
  readonly scope: ListScope;
  /** What the view names and no longer exists. */
  readonly leftOut: readonly string[];
  /** The view without it. */
  readonly kept: ViewDefinition;
}

/** What a reader has to know about an open view: that it is shown in another list, or without some of its parts. */
export const ViewNotices = ({ view, scope, leftOut, kept }: ViewNoticesProps) => (
  <>
    {view.Scope !== scope && (
      <Notice>{`This view is for ${scopeNames[view.Scope]}. You see ${scopeNames[scope]}.`}</Notice>
    )}
    {leftOut.length > 0 && <LeftOut key={leftOut.join()} {...{ view, leftOut, kept }} />}
  </>
);

function LeftOut({ view, leftOut, kept }: Omit<ViewNoticesProps, 'scope'>) {
  const save = useMutation(viewQueries(useClient()).save());
  const [dismissed, dismiss] = useState(false);
  if (dismissed) return null;
  const store = () => save.mutate({ ...orderOf(view), Definition: { ...kept, Q: kept.Q ?? '' } });
  return (
    <Notice
      actions={
        <>
          {view.MayChange && (
            <Button pending={save.isPending} onClick={store}>
              Save without them
            </Button>
          )}
          <Button variant="ghost" onClick={() => dismiss(true)}>
            Dismiss
          </Button>
          {save.isError && <span role="alert">Saving failed</span>}
        </>
      }
    >
      {`Left out of this view, because it no longer exists: ${leftOut.join('; ')}.`}
    </Notice>
  );
}
