/** Shown if the server creates no application and sends no message (OP-091). */
export const fallbackMessage = 'ERROR';
