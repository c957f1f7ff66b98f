import { base64Of, useReadPaperMutation, useSendChunkMutation, type ApiError } from '@mapa/api-client';
import { CHUNK_BYTES, chunksOf } from '@mapa/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FilePart, Paper } from '../model';
import { filesOf, keepFiles } from '../papers/pending-files';

export interface Upload {
  /** Number of received pieces, by part of the paper. */
  arrived: Readonly<Record<string, number>>;
  isSending: boolean;
  /** Why the upload is stopped, as a sentence. */
  problem: string | null;
  /** Parts whose file this tab does not have; they must be chosen again. */
  missing: readonly FilePart[];
  /** Resumes the upload, possibly with a file that was chosen again. */
  resume: (chosen?: { part: FilePart; file: File }) => void;
}

const UNREADABLE = 'O arquivo mudou ou não pode mais ser lido: escolha-o de novo.';

/** Uploads the missing pieces of a paper's files, and starts reading when all have arrived. */
export function useUpload(paper: Paper): Upload {
  const { id, arquivos } = paper;
  const [send] = useSendChunkMutation();
  const [read] = useReadPaperMutation();
  const [arrived, setArrived] = useState(() => countsOf(paper));
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const running = useRef(false);
  const [files, setFiles] = useState(() => filesOf(id));

  const sendFile = useCallback(
    async ({ parte, tamanho, pedacos }: Paper['arquivos'][number], file: File): Promise<string | null> => {
      for (let pedaco = 0; pedaco < chunksOf(tamanho); pedaco += 1) {
        if (pedacos.includes(pedaco)) continue;
        const piece = file.slice(pedaco * CHUNK_BYTES, (pedaco + 1) * CHUNK_BYTES);
        const base64 = await base64Of(piece).catch(() => null);
        if (base64 === null) return UNREADABLE;
        const { data, error } = await send({ id, parte, pedaco, base64 });
        if (!data) return (error as ApiError).message;
        setArrived((before) => ({ ...before, [parte]: data.recebidos }));
      }
      return null;
    },
    [id, send],
  );

  const run = useCallback(async () => {
    if (running.current) return;
    running.current = true;
    setIsSending(true);
    setProblem(null);
    let failure: string | null = null;
    const own = filesOf(id);
    for (const file of arquivos) {
      const source = own[file.parte];
      const isWhole = file.pedacos.length === chunksOf(file.tamanho);
      if (failure === null && source && !isWhole) failure = await sendFile(file, source);
      if (failure === null && !source && !isWhole) failure = '';
    }
    if (failure === null) {
      const { error } = await read({ id, caderno: null, gabarito_de_outra: false });
      if (error) failure = (error as ApiError).message;
    }
    running.current = false;
    setIsSending(false);
    setProblem(failure || null);
  }, [id, arquivos, read, sendFile]);

  const isReceiving = paper.estado === 'recebendo';
  const hasAll = arquivos.every(({ parte, tamanho, pedacos }) => files[parte] ?? pedacos.length === chunksOf(tamanho));
  useEffect(() => {
    if (isReceiving && hasAll) void run();
    // Resumes automatically when the connection is back.
    const handleOnline = () => void (isReceiving && hasAll && run());
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
    // The list of pieces changes with every answer, and is no reason to begin again.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [isReceiving, hasAll]);

  const missing = arquivos.flatMap(({ parte, tamanho, pedacos }) =>
    files[parte] || pedacos.length === chunksOf(tamanho) ? [] : [parte],
  );
  const resume: Upload['resume'] = (chosen) => {
    if (!chosen) return void run();
    const told = arquivos.find(({ parte }) => parte === chosen.part);
    if (told?.nome !== chosen.file.name || told.tamanho !== chosen.file.size)
      return setProblem(`Este não é o mesmo arquivo: escolha ${told?.nome ?? 'o da prova'}, do mesmo tamanho.`);
    setProblem(null);
    const next = { ...filesOf(id), [chosen.part]: chosen.file };
    keepFiles(id, next);
    setFiles(next);
  };
  return { arrived, isSending, problem, missing, resume };
}

const countsOf = ({ arquivos }: Paper): Record<string, number> =>
  Object.fromEntries(arquivos.map(({ parte, pedacos }) => [parte, pedacos.length]));
