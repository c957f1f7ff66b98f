import { useEffect } from 'react';
import { onConnection, onReturn } from '../session/on-return';

/**
 * Calls back when the student comes back to the page, once in ten seconds at most, and when there is a connection again.
 * @param callback null: not now
 */
export function useOnReturn(callback: (() => void) | null): void {
  useEffect(() => {
    if (!callback) return;
    const stops = [onReturn(callback), onConnection(callback)];
    return () => stops.forEach((stop) => stop());
  }, [callback]);
}
