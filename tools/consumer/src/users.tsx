import { createRoot } from 'react-dom/client';
import { clientOf } from './client.ts';
import './theme.css';
import { UsersPage } from './users-page.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
const client = clientOf(location.origin, () => 'access-token');
createRoot(root).render(<UsersPage client={client} page={2} />);
