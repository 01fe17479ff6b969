import { setNonce } from 'get-nonce';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './theme.css';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);

const place = document.getElementById('root');
if (!place) throw new Error('The page has no root.');
hydrateRoot(place, <App />);
