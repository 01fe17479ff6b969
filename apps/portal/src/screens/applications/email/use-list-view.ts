import { useSplitView } from '@portal/ui/split-view';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { listHref, type ListLocation, type ListView } from '../question/list.location.ts';
import { storedView, storeView } from './view-preference.ts';

/** Which view of the list is shown: the address before the stored choice, and only what fits the window (OP-060, OP-061). */
export function useListView(location: ListLocation) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(() => storedView() ?? 'list');
  const preferred = location.view ?? chosen;
  const { fits, layout } = useSplitView({ preferred: preferred === 'email' ? 'split' : 'single' });
  const view: ListView = layout === 'split' ? 'email' : 'list';

  const choose = (next: ListView) => {
    storeView(next);
    setChosen(next);
    if (location.view) void navigate(listHref({ ...location, view: undefined }), { replace: true });
  };
  return {
    view,
    /** There is room for more than one view. */
    choosable: fits,
    choose,
  };
}
