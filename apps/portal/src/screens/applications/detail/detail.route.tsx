import { useLocation, useNavigate, useParams } from 'react-router';
import { DetailScreen } from './detail-screen.tsx';
import { applicationRef, backTarget } from './detail.location.ts';

export { EditById } from '../opening/edit-by-id.tsx';
export { prefetchDetail } from './early-detail.ts';

export function DetailRoute() {
  const id = applicationRef(useParams()['id']);
  const { state, search } = useLocation() as { state: unknown; search: string };
  const navigate = useNavigate();
  const { href, visited } = backTarget(state, search);
  const goBack = () => void (visited ? navigate(-1) : navigate(href));
  return <DetailScreen key={id} id={id} back={{ href, onGoBack: goBack }} />;
}
