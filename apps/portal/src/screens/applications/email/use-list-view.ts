import { useSplitView } from '@portal/ui/split-view';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { listHref, type ListLocation, type ListView } from '../query/list.location.ts';
import { storedView, storeView } from './view-preference.ts';

/**
 * The view of the list. The address has priority over the stored choice, and the window must be wide enough (OP-060,
 * OP-061).
 */
export function useListView(location: ListLocation, inSavedView: boolean) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(() => storedView() ?? 'list');
  const preferred = location.view ?? chosen;
  const { fits, layout } = useSplitView({ preferred: preferred === 'email' ? 'split' : 'single' });
  const view: ListView = layout === 'split' ? 'email' : 'list';

  const choose = (next: ListView) => {
    storeView(next);
    setChosen(next);
    // In a saved view the choice is a change of the view (VIEWS-041).
    if (inSavedView) void navigate(listHref({ ...location, view: next }), { replace: true });
    else if (location.view) void navigate(listHref({ ...location, view: undefined }), { replace: true });
  };
  return {
    view,
    /** The window is wide enough for more than one view. */
    choosable: fits,
    choose,
  };
}
