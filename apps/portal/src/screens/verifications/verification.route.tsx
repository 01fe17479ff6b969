import { useParams } from 'react-router';
import { VerificationScreen } from './detail/verification-screen.tsx';

export function VerificationRoute() {
  const { id = '' } = useParams();
  return <VerificationScreen key={id} id={id} />;
}
