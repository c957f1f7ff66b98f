import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Runs an upload at once, and again when the connection is back or on request; one run at a time.
 * @param upload goes on where the last run stopped; resolves to null at the end, or to the sentence that says why it stopped
 * @param isReady whether it runs by itself
 */
export function useResumedUpload(upload: () => Promise<string | null>, isReady: boolean) {
  const isRunning = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function run(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsSending(true);
    setProblem(null);
    const failure = await upload();
    isRunning.current = false;
    setIsSending(false);
    setProblem(failure);
  }

  const start = useEffectEvent(() => void run());
  useEffect(() => {
    if (!isReady) return;
    start();
    const handleOnline = () => start();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [isReady]);

  return { isSending, problem, resume: () => void run() };
}
