/**
 * Resolves after React has run the effects of the story and rendered their changes, so that a test starts with the
 * final page.
 */
export async function effectsRun(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}
