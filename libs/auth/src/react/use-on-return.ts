import { useEffect } from 'react';
import { onConnection, onReturn } from '../session/on-return';

/**
 * Calls back when the student returns to the page, at most once in ten seconds, and on reconnection.
 * @param callback null to pause
 */
export function useOnReturn(callback: (() => void) | null): void {
  useEffect(() => {
    if (!callback) return;
    const stops = [onReturn(callback), onConnection(callback)];
    return () => stops.forEach((stop) => stop());
  }, [callback]);
}
