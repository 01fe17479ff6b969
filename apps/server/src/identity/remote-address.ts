import type { AppContext } from '../http/app-env.ts';

/** Where a request came from, as the socket has it; empty where a test calls without one. */
export const remoteAddress = (c: AppContext): string => c.env?.incoming?.socket.remoteAddress ?? '';
