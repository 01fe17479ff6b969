import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';

/** The HTML of the page, rendered on a server. */
export const page = () => renderToString(<App />);
