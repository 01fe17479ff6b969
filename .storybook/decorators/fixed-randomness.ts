const realRandom = Math.random;

/** Makes `Math.random()` return the same numbers in every run of a story. Returns a function that restores it. */
export function fixRandomness() {
  let state = 20261121;
  Math.random = () => {
    // A linear congruential generator: short and evenly distributed, which is enough for pictures.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return () => {
    Math.random = realRandom;
  };
}
