import {
  sendChunks,
  useReadPaperMutation,
  useResumedUpload,
  useSendChunkMutation,
  type ApiError,
} from '@mapa/api-client';
import { chunksOf } from '@mapa/domain';
import { useState } from 'react';
import type { FilePart, Paper } from '../model';
import { filesOf, keepFiles } from '../papers/pending-files';

type PaperFile = Paper['arquivos'][number];

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

const isWhole = ({ tamanho, pedacos }: PaperFile): boolean => pedacos.length === chunksOf(tamanho);

/** Uploads what is missing of a paper's files, and starts reading when all has arrived. */
export function useUpload(paper: Paper): Upload {
  const { id, arquivos } = paper;
  const [send] = useSendChunkMutation();
  const [read] = useReadPaperMutation();
  const [arrived, setArrived] = useState(() => countsOf(paper));
  const [mismatch, setMismatch] = useState<string | null>(null);
  const [files, setFiles] = useState(() => filesOf(id));

  const sendFile = ({ parte, pedacos }: PaperFile, file: File) =>
    sendChunks({
      file,
      hasArrived: (pedaco) => pedacos.includes(pedaco),
      send: async (pedaco, base64) => {
        const { data, error } = await send({ id, parte, pedaco, base64 });
        if (!data) return (error as ApiError).message;
        setArrived((before) => ({ ...before, [parte]: data.recebidos }));
        return null;
      },
      unreadable: UNREADABLE,
    });

  async function upload(): Promise<string | null> {
    const own = filesOf(id);
    for (const file of arquivos.filter((one) => !isWhole(one))) {
      const source = own[file.parte];
      // It has to be chosen again.
      if (!source) return null;
      const failure = await sendFile(file, source);
      if (failure !== null) return failure;
    }
    const { error } = await read({ id, caderno: null, gabarito_de_outra: false });
    return error ? (error as ApiError).message : null;
  }

  const missing = arquivos.flatMap((file) => (files[file.parte] || isWhole(file) ? [] : [file.parte]));
  const isReady = paper.estado === 'recebendo' && missing.length === 0;
  const { isSending, problem, resume: run } = useResumedUpload(upload, isReady);

  const resume: Upload['resume'] = (chosen) => {
    if (!chosen) return run();
    const told = arquivos.find(({ parte }) => parte === chosen.part);
    if (told?.nome !== chosen.file.name || told.tamanho !== chosen.file.size)
      return setMismatch(`Este não é o mesmo arquivo: escolha ${told?.nome ?? 'o da prova'}, do mesmo tamanho.`);
    setMismatch(null);
    const next = { ...filesOf(id), [chosen.part]: chosen.file };
    keepFiles(id, next);
    setFiles(next);
  };
  return { arrived, isSending, problem: mismatch ?? problem, missing, resume };
}

const countsOf = ({ arquivos }: Paper): Record<string, number> =>
  Object.fromEntries(arquivos.map(({ parte, pedacos }) => [parte, pedacos.length]));
