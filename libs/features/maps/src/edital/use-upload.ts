import { apiErrorOf, base64Of, useSendEditalChunkMutation } from '@mapa/api-client';
import { CHUNK_BYTES } from '@mapa/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fileOf } from './pending-files';

const UNREADABLE = 'O arquivo mudou ou não pode mais ser lido: envie o edital de novo.';

/** Uploads the pieces of an edital's file, and resumes automatically when the connection is back. */
export function useUpload(id: string, total: number) {
  const [send] = useSendEditalChunkMutation();
  const [arrived, setArrived] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const next = useRef(0);
  const running = useRef(false);
  const file = fileOf(id);

  const run = useCallback(async () => {
    if (running.current || !file) return;
    running.current = true;
    setProblem(null);
    let failure: string | null = null;
    while (failure === null && next.current < total) {
      const at = next.current;
      const base64 = await base64Of(file.slice(at * CHUNK_BYTES, (at + 1) * CHUNK_BYTES)).catch(() => null);
      if (base64 === null) failure = UNREADABLE;
      else {
        const { data, error } = await send({ id, pedaco: at, base64 });
        if (data) setArrived((next.current = at + 1));
        else failure = apiErrorOf(error).message;
      }
    }
    running.current = false;
    setProblem(failure);
  }, [file, id, send, total]);

  useEffect(() => {
    void run();
    const handleOnline = () => void run();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [run]);

  return { arrived, problem, isLost: file === undefined, retry: () => void run() };
}
