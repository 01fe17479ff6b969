import './bench.css';
import { createRoot } from 'react-dom/client';
import { BenchScreen } from './bench-screen.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(<BenchScreen />);
