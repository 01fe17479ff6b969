import { failureOf, viewQueries } from '@portal/api/queries';
import { Button, type ButtonProps } from '@portal/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyDialog } from '../../../base/lazy-dialog.ts';
import { useClient } from '../../../base/services.tsx';
import { toasts } from '../../../base/toasts.tsx';
import { useUser } from '../../../session/use-session.ts';
import type { OpenView } from '../list/opened-list.ts';
import { changedList, listHref, type ListLocation } from '../query/list.location.ts';
import { definitionOf, isChanged } from './view-location.model.ts';
import { savedHref } from './view-items.ts';
import { viewSavedText } from './view-texts.ts';

const SaveViewDialog = lazyDialog(async () => (await import('./view-dialogs.ts')).SaveViewDialog);
const SaveChangesDialog = lazyDialog(async () => (await import('./view-dialogs.ts')).SaveChangesDialog);

export interface ChangedLineProps {
  readonly location: ListLocation;
  readonly open: OpenView | undefined;
}

/** Says that the list differs from its view, or that its columns are not those of the tenant, and what to do with it. */
export function ChangedLine({ location, open }: ChangedLineProps) {
  const navigate = useNavigate();
  const { claims } = useUser();
  const [dialog, setDialog] = useState<'new' | 'changes'>();
  const save = useMutation(viewQueries(useClient()).save());
  const changed = open ? isChanged(location, open.stored) : location.cols !== undefined;
  if (!changed && dialog === undefined) return null;

  const close = () => setDialog(undefined);
  const leaveTo = (href: string) => {
    close();
    void navigate(href);
  };
  const saveOwn = ({ view: { Id, Version, Name, Scope, Shared } }: OpenView) =>
    save.mutate(
      { Id, Version, Name, Scope, Shared, Definition: definitionOf(location) },
      {
        onSuccess: ({ View }) => {
          if (!View) return setDialog('changes');
          toasts.show({ text: viewSavedText(View.Name) });
          leaveTo(savedHref(View, claims));
        },
        onError: () => setDialog('changes'),
      },
    );
  const reset = open
    ? listHref({ ...open.stored, hrefOf: location.hrefOf })
    : listHref(changedList(location, { cols: undefined }));
  return (
    <>
      <div
        role="group"
        aria-label="Changes of the list"
        className="ms-auto flex flex-none items-center gap-1"
      >
        <span className="me-2 text-text-muted">{open ? 'Changed' : 'Columns changed'}</span>
        {open?.view.MayChange && (
          <TextButton
            pending={save.isPending}
            onClick={() => (open.view.Shared ? setDialog('changes') : saveOwn(open))}
          >
            Save
          </TextButton>
        )}
        <TextButton onClick={() => setDialog('new')}>Save as</TextButton>
        <TextButton onClick={() => void navigate(reset)}>Reset</TextButton>
      </div>
      {dialog === 'new' && <SaveViewDialog location={location} onSaved={leaveTo} onClose={close} />}
      {dialog === 'changes' && open && (
        <SaveChangesDialog
          open={open}
          location={location}
          failure={failureOf(save.error)}
          onSaveAsNew={() => setDialog('new')}
          onSaved={leaveTo}
          onClose={close}
        />
      )}
    </>
  );
}

const TextButton = (props: ButtonProps) => (
  <Button {...props} variant="ghost" size="xs" className="text-link hover:text-link-hover" />
);
