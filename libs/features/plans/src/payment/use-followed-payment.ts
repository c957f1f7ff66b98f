import { usePaymentQuery } from '@mapa/api-client';
import { isPaymentOpen } from '@mapa/domain';
import { useCallback, useEffect, useState } from 'react';

const FIRST_MS = 2_000;
const GROWTH = 1.5;
const LONGEST_MS = 30_000;
/** Number of polls after a sandbox action, although the payment seems final. */
const EXPECTED_TIMES = 8;

/** Pause before the next poll of a payment, in milliseconds: from two seconds to half a minute. */
export const pauseBefore = (asked: number): number => Math.min(FIRST_MS * GROWTH ** asked, LONGEST_MS);

/** Loads a payment, polls it until its state is final, and reloads it when the page becomes visible. */
export function useFollowedPayment(id: string | undefined) {
  const query = usePaymentQuery({ id: id ?? '' }, { skip: id === undefined, refetchOnMountOrArgChange: true });
  const { currentData, isFetching, refetch } = query;
  const [asked, setAsked] = useState(0);
  const [isExpected, setExpected] = useState(false);
  const isOpen = currentData !== undefined && isPaymentOpen(currentData.status);
  const isFollowed = isOpen || (currentData !== undefined && isExpected && asked < EXPECTED_TIMES);

  useEffect(() => {
    if (!isFollowed || isFetching) return;
    const timer = setTimeout(() => {
      setAsked((times) => times + 1);
      void refetch();
    }, pauseBefore(asked));
    return () => clearTimeout(timer);
  }, [asked, isFetching, isFollowed, refetch]);

  useEffect(() => {
    if (!isFollowed) return;
    const askNow = () => {
      if (document.visibilityState === 'hidden') return;
      setAsked(0);
      void refetch();
    };
    addEventListener('focus', askNow);
    addEventListener('online', askNow);
    document.addEventListener('visibilitychange', askNow);
    return () => {
      removeEventListener('focus', askNow);
      removeEventListener('online', askNow);
      document.removeEventListener('visibilitychange', askNow);
    };
  }, [isFollowed, refetch]);

  const expectChange = useCallback(() => {
    setExpected(true);
    setAsked(0);
  }, []);

  return { ...query, expectChange };
}
