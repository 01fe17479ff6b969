import type { SavedView } from '@portal/api/contract';
import { TextLink } from '@portal/ui/text-link';
import { useState, type ReactNode, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import type { OpenView } from '../list/opened-list.ts';
import { columnWidth } from '../query/columns.tsx';
import { listHref, type ListLocation } from '../query/list.location.ts';
import { arrangementOf, colsOf } from './column-layout.model.ts';
import { useTenantColumns } from './columns-button.tsx';
import { SaveChangesDialog, SaveViewDialog } from './lazy-view-dialogs.ts';
import { orderOf, useSaveView } from './use-save-view.ts';
import { isChanged } from './view-location.model.ts';

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
  const [dialog, openDialog] = useState<'new' | 'changes'>();
  const close = () => openDialog(undefined);
  const leave = () => {
    close();
    region.current?.focus();
  };
  const { save, saving, failure, rejection, reset: forgetFailure } = useSaveView(location, leave);
  const columns = useTenantColumns();
  const { cols } = location;
  const ownColumns = columns && colsOf(arrangementOf(cols)(columns), columns, columnWidth) !== undefined;
  const changed = openView ? isChanged(location, openView.stored) : ownColumns;
  if (!changed && dialog === undefined) return children;

  const view = openView?.view;
  const text = view ? 'Changed' : 'Columns changed';
  const ask = () => {
    forgetFailure();
    openDialog('changes');
  };
  const saveOver = ({ Version }: Pick<SavedView, 'Version'>) => {
    if (view && !saving) save({ ...orderOf(view), Version }, () => openDialog('changes'));
  };
  const reset = () => {
    leave();
    void navigate(
      listHref(openView ? { ...openView.stored, hrefOf: location.hrefOf } : { ...location, cols: undefined }),
    );
  };
  return (
    <>
      <div className="flex flex-none items-center justify-end max-md:justify-start max-md:overflow-x-auto md:[&>:first-child:not(:last-child)]:flex-1 max-md:[&>*]:flex-none max-md:[&>*]:overflow-visible">
        {children}
        <div
          role="group"
          aria-label={text}
          className="flex flex-none items-center gap-2.5 px-gutter pb-3 whitespace-nowrap"
        >
          <span className="text-text-muted">{text}</span>
          {view?.MayChange && (
            <LineButton onClick={() => (view.Shared ? ask() : saveOver(view))}>Save</LineButton>
          )}
          <LineButton onClick={() => openDialog('new')}>Save as</LineButton>
          <LineButton onClick={reset}>Reset</LineButton>
        </div>
      </div>
      {dialog === 'new' && <SaveViewDialog location={location} onSaved={leave} onClose={close} />}
      {dialog === 'changes' && view && (
        <SaveChangesDialog
          {...{ view, saving, failure, rejection }}
          onSave={saveOver}
          onSaveAsNew={() => openDialog('new')}
          onClose={close}
        />
      )}
    </>
  );
}

const LineButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <TextLink
    quiet
    render={<button type="button" onClick={onClick} />}
    className="inline-flex min-h-6 items-center rounded-sm px-1 font-medium"
  >
    {children}
  </TextLink>
);
