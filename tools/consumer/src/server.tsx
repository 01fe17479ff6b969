import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';

/** What a server sends of the page. */
export const page = () => renderToString(<App />);
