import { apiErrorOf, sendChunks, useResumedUpload, useSendEditalChunkMutation } from '@mapa/api-client';
import { useState } from 'react';
import { fileOf } from './pending-files';

const UNREADABLE = 'O arquivo mudou ou não pode mais ser lido: envie o edital de novo.';

/** Uploads an edital's file, and resumes automatically when the connection is back. */
export function useUpload(id: string) {
  const [send] = useSendEditalChunkMutation();
  const [arrived, setArrived] = useState(0);
  const file = fileOf(id);

  const sendChunk = async (pedaco: number, base64: string) => {
    const { data, error } = await send({ id, pedaco, base64 });
    if (!data) return apiErrorOf(error).message;
    setArrived(pedaco + 1);
    return null;
  };
  const upload = async () =>
    file === undefined
      ? null
      : sendChunks({ file, hasArrived: (pedaco) => pedaco < arrived, send: sendChunk, unreadable: UNREADABLE });

  const { problem, resume } = useResumedUpload(upload, file !== undefined);
  return { arrived, problem, isLost: file === undefined, resume };
}
