import { isApplicationRef } from '@portal/api/contract';
import { oneApplicationQueries } from '@portal/api/queries';
import { useLocation, useNavigate, useParams } from 'react-router';
import { prefetchQuery, type Opening } from '../../../base/lazy-screen.tsx';
import { DetailScreen } from './detail-screen.tsx';
import { applicationRef, backTarget } from './detail.location.ts';

export { EditById } from '../opening/edit-by-id.tsx';

export function DetailRoute() {
  const id = applicationRef(useParams()['id']);
  const { state, search } = useLocation() as { state: unknown; search: string };
  const navigate = useNavigate();
  const { href, visited } = backTarget(state, search);
  const goBack = () => void (visited ? navigate(-1) : navigate(href));
  return <DetailScreen key={id} id={id} back={{ href, onGoBack: goBack }} />;
}

DetailRoute.prefetch = (opening: Opening) => {
  const { id } = opening.params;
  if (id && isApplicationRef(id)) prefetchQuery(opening, oneApplicationQueries(opening.client).detail(id));
};
