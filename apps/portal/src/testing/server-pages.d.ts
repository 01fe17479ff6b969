/** HTML pages that the server renders; the workbench provides them. */
declare module 'virtual:server-pages' {
  export const signInUntouched: string;
  export const signInRefused: string;
}
