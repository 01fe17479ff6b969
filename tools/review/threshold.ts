/**
 * Two pixels differ if their colours are further apart than this in OKLab; 1 is the distance of black and white. Two
 * pictures of one browser are equal to the bit, so it may be fine: five levels of grey.
 */
export const threshold = 0.02;
