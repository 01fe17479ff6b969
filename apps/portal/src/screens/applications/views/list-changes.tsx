import type { SavedView } from '@portal/api/contract';
import { failureOf, viewQueries } from '@portal/api/queries';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { lazyDialog } from '../../../base/lazy-dialog.ts';
import { useClient } from '../../../base/services.tsx';
import { viewHref } from '../../../base/view-href.ts';
import { toasts } from '../../../base/toasts.tsx';
import { useUser } from '../../../session/use-session.ts';
import type { OpenView } from '../list/opened-list.ts';
import { columnWidth } from '../query/columns.tsx';
import { listHref, type ListLocation } from '../query/list.location.ts';
import { ChangedLine } from './changed-line.tsx';
import { arrangementOf, colsOf } from './column-layout.model.ts';
import { useTenantColumns } from './columns-button.tsx';
import { definitionOf, isChanged } from './view-location.model.ts';
import { viewSavedText } from './view-texts.ts';

const SaveViewDialog = lazyDialog(async () => (await import('./view-dialogs.ts')).SaveViewDialog);
const SaveChangesDialog = lazyDialog(async () => (await import('./view-dialogs.ts')).SaveChangesDialog);

export interface ListChangesProps {
  readonly location: ListLocation;
  readonly openView: OpenView | undefined;
  /** The active filters, on the same line. */
  readonly children: ReactNode;
  /** Gets the focus when the line is removed. */
  readonly region: RefObject<HTMLElement | null>;
}

/** Says that the list differs from its view, or that its columns are not those of the tenant, and what to do with it. */
export function ListChanges({ location, openView, children, region }: ListChangesProps) {
  const navigate = useNavigate();
  const { claims } = useUser();
  const [dialog, setDialog] = useState<'new' | 'changes'>();
  const save = useMutation(viewQueries(useClient()).save());
  const ownColumns = useOwnColumns(location.cols);
  const changed = openView ? isChanged(location, openView.stored) : ownColumns;
  if (!changed && dialog === undefined) return children;

  const close = () => setDialog(undefined);
  const leaveTo = (href: string) => {
    close();
    region.current?.focus();
    void navigate(href);
  };
  const saveOwn = ({ Id, Version, Name, Scope, Shared }: SavedView) =>
    save.mutate(
      { Id, Version, Name, Scope, Shared, Definition: definitionOf(location) },
      {
        onSuccess: ({ View }) => {
          if (!View) return setDialog('changes');
          toasts.show({ text: viewSavedText(View.Name) });
          leaveTo(viewHref(View, claims));
        },
        onError: () => setDialog('changes'),
      },
    );
  const reset = openView
    ? listHref({ ...openView.stored, hrefOf: location.hrefOf })
    : listHref({ ...location, cols: undefined });
  const pressSave = (view: SavedView) => {
    if (view.Shared) setDialog('changes');
    else if (!save.isPending) saveOwn(view);
  };
  return (
    <>
      <div className="flex flex-none items-center justify-end max-md:justify-start max-md:overflow-x-auto md:[&>:first-child:not(:last-child)]:flex-1 max-md:[&>*]:flex-none max-md:[&>*]:overflow-visible">
        {children}
        <ChangedLine
          text={openView ? 'Changed' : 'Columns changed'}
          actions={[
            ...(openView?.view.MayChange ? [{ label: 'Save', onPress: () => pressSave(openView.view) }] : []),
            { label: 'Save as', onPress: () => setDialog('new') },
            { label: 'Reset', onPress: () => leaveTo(reset) },
          ]}
        />
      </div>
      {dialog === 'new' && <SaveViewDialog location={location} onSaved={leaveTo} onClose={close} />}
      {dialog === 'changes' && openView && (
        <SaveChangesDialog
          view={openView.view}
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

/** Whether the columns of the address differ from those of the tenant. */
function useOwnColumns(cols: string | undefined): boolean {
  const columns = useTenantColumns();
  return columns !== undefined && colsOf(arrangementOf(cols)(columns), columns, columnWidth) !== undefined;
}
