import { useEffect, useState } from 'react';
import { loadReviewData, type ReviewData } from './review-data.ts';

const nothing: ReviewData = { states: [], pictures: null };

/** What is known of the states; undefined while it is loading. Without the files stories are live and not reviewed. */
export function useReviewData() {
  const [data, setData] = useState<ReviewData>();
  useEffect(() => {
    let wanted = true;
    const use = (loaded: ReviewData) => {
      if (wanted) setData(loaded);
    };
    loadReviewData().then(use, () => use(nothing));
    return () => {
      wanted = false;
    };
  }, []);
  return data;
}
