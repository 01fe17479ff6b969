const realRandom = Math.random;

/** Makes `Math.random()` answer the same numbers in every run of a story. Returns the way back. */
export function fixRandomness() {
  let state = 20261121;
  Math.random = () => {
    // A linear congruential generator: evenly spread and short, which is all that a picture needs.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return () => {
    Math.random = realRandom;
  };
}
